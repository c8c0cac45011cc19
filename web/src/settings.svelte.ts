// What a person has chosen for this browser; kept in its own storage.

export type Language = "en" | "cs";
export type Theme = "system" | "dark" | "light";
/** How what others do is shown: each thing until a touch, one after the other, or everything at once. */
export const PACES = ["step", "calm", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];
/** For so many milliseconds an own action can be taken back before a bot answers it. */
export const OFFERS: Record<Pace, number> = { step: 4000, calm: 2500, quick: 1500, "at-once": 0 };
export const SIZES = ["usual", "large", "largest"] as const; // of text
export type Size = (typeof SIZES)[number];

const KEY = "throneroom-settings";

function systemLanguage(): Language {
  return navigator.languages.some((tag) => /^(cs|sk)\b/.test(tag)) ? "cs" : "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

interface Settings {
  language: Language;
  theme: Theme;
  size: Size;
  confirm: boolean;
  sound: boolean;
  volume: number; // from 0 to 1
  touch: boolean; // the device may tremble
  isSoundAsked: boolean;
  pace: Pace;
}

class Chosen implements Settings {
  language = $state<Language>(systemLanguage());
  theme = $state<Theme>("system");
  size = $state<Size>("usual");
  confirm = $state(false);
  sound = $state(false);
  volume = $state(0.5);
  touch = $state(false);
  isSoundAsked = $state(false);
  pace = $state<Pace>("calm");

  constructor() {
    Object.assign(this, stored());
  }

  keep(): void {
    const { language, theme, size, confirm, sound, volume, touch, isSoundAsked, pace } = this;
    document.documentElement.dataset.size = size;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      const chosen = { language, theme, size, confirm, sound, volume, touch, isSoundAsked, pace };
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Chosen();
