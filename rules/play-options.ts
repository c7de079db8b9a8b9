import type { Quickplay } from "./quickplay.ts";

export type PlayOptions = {
  /** Real play requires visitors to log in first. */
  real: "play" | "logIn";
  practice: boolean;
};

type Viewer = { signedIn: boolean; casinoLoggedPracticePlayEnabled: boolean };

/**
 * The buttons on game cards and game pages: practice for visitors, and for players if the setting
 * allows it.
 */
export function playOptions({ signedIn, casinoLoggedPracticePlayEnabled }: Viewer): PlayOptions {
  return { real: signedIn ? "play" : "logIn", practice: !signedIn || casinoLoggedPracticePlayEnabled };
}

/** The effect of a quickplay link for this visitor; null shows the page without starting the game. */
export function resolvePlayMode(
  asked: Quickplay,
  options: PlayOptions,
): "real" | "practice" | "logIn" | null {
  if (asked === null) return null;
  if (asked === "quickplay" && options.practice) return "practice";
  return options.real === "play" ? "real" : "logIn";
}
