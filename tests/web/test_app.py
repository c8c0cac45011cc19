"""The client as an app: it can be installed, and without a network it says so in its own words."""

from pathlib import Path

from tests.server.rig.serving import quick_bots
from tests.web.browsing import run, visiting

KEPT = """async () => {
    const kept = await (await caches.open('throneroom-shell')).keys();
    const names = kept.map((request) => new URL(request.url).pathname);
    return names.includes('/') && ['web', 'kit', 'server'].every((part) => names.some((name) => name.includes(part)));
}"""
MOST_OFTEN = """() => {
    const names = performance.getEntriesByType('resource').map((entry) => entry.name);
    return Math.max(...names.map((name) => names.filter((other) => other === name).length));
}"""


def test_it_can_be_installed(tmp_path: Path) -> None:
    async def visit_it() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", workers="allow")
            await page.goto(visit.served.url)
            assert await page.evaluate("isSecureContext")
            manifest = await (await page.request.get(f"{visit.served.url}/manifest.webmanifest")).json()
            assert manifest["display"] == "standalone"
            assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
            assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
            for icon in manifest["icons"]:
                answer = await page.request.get(f"{visit.served.url}{icon['src']}")
                assert answer.headers["content-type"].startswith(icon["type"])
            devtools = await page.context.new_cdp_session(page)
            told = await devtools.send("Page.getAppManifest")
            assert told["errors"] == []
            faults = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
            assert [fault for fault in faults if fault["errorId"] != "in-incognito"] == []

    run(visit_it())


def test_without_a_network_the_shell_is_there(tmp_path: Path) -> None:
    async def visit_it() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", "cs", workers="allow")
            await page.goto(visit.served.url)
            await page.wait_for_selector(".game")
            await page.evaluate("navigator.serviceWorker.ready")
            await page.wait_for_function(KEPT)
            await page.wait_for_timeout(500)
            assert await page.evaluate(MOST_OFTEN) <= 2  # loaded, and fetched once more to be kept
            await page.context.set_offline(True)
            await page.reload()
            await page.wait_for_selector("text=Server neodpovídá")
            await page.click("main .go")
            await page.wait_for_selector("text=Server neodpovídá")
            await page.context.set_offline(False)  # from here on the page asks again by itself
            await page.wait_for_selector(".game")
            visit.forgive_the_line()

    run(visit_it())
