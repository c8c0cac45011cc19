// What went wrong, as a sentence for people.

import { Refusal } from "./server/api";
import type { Answer } from "./server/link.svelte";
import { t } from "./texts.svelte";

export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? t(`refused-${error.problem.code}`, error.problem.args) : t("web-no-server");
}

/** Why it was not done; nothing if it was. */
export function refusalOf(answer: Answer): string {
  return answer.type === "refused" ? t(`refused-${answer.code}`, answer.args) : "";
}
