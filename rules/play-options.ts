import type { Quickplay } from "./quickplay.ts";

export type PlayOptions = {
  /** Real play asks a visitor to log in first. */
  real: "play" | "logIn";
  practice: boolean;
};

type Asking = { signedIn: boolean; casinoLoggedPracticePlayEnabled: boolean };

/** What a game card and a game page offer (spec §4): practice to visitors, and to players where the flag says so. */
export function playOptions({ signedIn, casinoLoggedPracticePlayEnabled }: Asking): PlayOptions {
  return { real: signedIn ? "play" : "logIn", practice: !signedIn || casinoLoggedPracticePlayEnabled };
}

/** What an address that starts playing comes to for whoever opened it; null is a page that waits to be asked. */
export function playAsked(asked: Quickplay, options: PlayOptions): "real" | "practice" | "logIn" | null {
  if (asked === null) return null;
  if (asked === "quickplay" && options.practice) return "practice";
  return options.real === "play" ? "real" : "logIn";
}
