// How many lines of chat were said since it was last open.

import type { AtTable } from "../server/link.svelte";

export function unreadOf(chat: () => AtTable | null, isOpen: () => boolean): { readonly count: number } {
  let read = $state(0);
  const said = $derived(chat()?.chat.length ?? 0);
  $effect(() => {
    if (isOpen()) read = said;
  });
  return {
    get count() {
      return Math.max(0, said - read);
    },
  };
}
