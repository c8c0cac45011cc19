// Invitations that this tab has made or shown: whoever may come in may bring others along.

/** A secret for a link, and a code to be said aloud; who came by the one does not know the other. */
export interface Invite {
  secret: string;
  code: string;
}

const NONE: Invite = { secret: "", code: "" };
const place = (table: string): string => `invite-${table}`;

export function inviteTo(table: string): Invite {
  try {
    return { ...NONE, ...JSON.parse(sessionStorage.getItem(place(table)) ?? "{}") };
  } catch {
    return NONE;
  }
}

export function keepInvite(table: string, invite: Partial<Invite> = NONE): void {
  sessionStorage.setItem(place(table), JSON.stringify(invite));
}

/** Behind an address: what lets a stranger in. */
export const INVITE = "#invite=";
export const hashOf = (secret: string): string => (secret ? INVITE + secret : "");
