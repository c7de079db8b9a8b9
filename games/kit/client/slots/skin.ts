import type { GameTheme } from "../game-frame.tsx";
import type { SoundTheme } from "../sound/sound-theme.ts";

/** A function that draws a symbol centred in a square from −50 to 50. */
export type Painter = (context: CanvasRenderingContext2D) => void;

/** The look of a slot. Its rules are in its maths. */
export type Skin = {
  slug: string;
  theme: GameTheme;
  /** The symbol drawings, by the symbol names of the maths. */
  symbols: Readonly<Record<string, Painter>>;
  /** The gradient behind the symbols, from top to bottom. */
  window: readonly [string, string];
  /** The metal colours of the frame, from dark to bright. */
  metal: readonly [string, string, string];
  /** Colours of the lines, glows and sparks that show wins. */
  glow: string;
  sparks: readonly string[];
  /** The dark and the light colour of the curtains in front of reels that are still closed. */
  curtain?: readonly [string, string];
  /** The background behind the machine. */
  room: readonly [string, string];
  sound: SoundTheme;
};
