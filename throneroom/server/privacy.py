"""The privacy page: what is kept about a person, how long, and what they can do. In each language of ours."""

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

from throneroom.kit.speech import LANGUAGES, say
from throneroom.server.guard import Deed
from throneroom.server.hall import DAY, EMPTY_TABLE, IDLE_GUEST, MINUTE
from throneroom.server.left import HOUR, LEFT_BY_PEOPLE, LEFT_TO_BOTS

PARTS = {
    "kept": ("name", "cookie", "matches", "tables", "address"),
    "time": ("tables", "left", "matches"),
    "rights": ("export", "delete"),
    "who": ("players", "host"),
}
TIMES = {
    "minutes": EMPTY_TABLE // MINUTE,
    "days": IDLE_GUEST // DAY,
    "left_days": LEFT_BY_PEOPLE // DAY,
    "left_hours": LEFT_TO_BOTS // HOUR,
}
EXPORT = "/api/me/export"
LINKS = {"rights-export": f'<a href="{EXPORT}">{EXPORT}</a>'}
PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/page.css"></head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def sentence(language: str, name: str) -> str:
    """One message of this page."""
    return say(language, f"privacy-{name}", **TIMES)


def page(language: str) -> str:
    """The whole page, without script."""

    def told(name: str) -> str:
        return escape(sentence(language, name), quote=False)

    lines = [f"<h1>{told('title')}</h1>", f"<p>{told('intro')}</p>"]
    for part, items in PARTS.items():
        lines += [f"<h2>{told(part)}</h2>", "<ul>"]
        for name in (f"{part}-{item}" for item in items):
            lines.append(f"<li>{' '.join(filter(None, (told(name), LINKS.get(name))))}</li>")
        lines.append("</ul>")
    return PAGE.format(language=language, title=told("title"), body="\n".join(lines))


def language_for(wanted: str, accepted: str) -> str:
    """The language asked for, or the first of ours that the browser accepts; else English."""
    names = [wanted, *(part.partition(";")[0] for part in accepted.split(","))]
    known = (name.strip().lower().partition("-")[0] for name in names)
    return next((name for name in known if name in LANGUAGES), LANGUAGES[0])


@get("/privacy", deed=Deed.SEE_SERVER, include_in_schema=False, media_type=MediaType.HTML)
async def privacy(request: Request[Any, Any, Any]) -> Response[str]:
    """What is kept about a person."""
    language = language_for(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    return Response(page(language), headers={"content-language": language, "vary": "accept-language"})
