import type { GameTheme } from "../game-frame.tsx";

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
  /** Whether the background is the slot's wide picture instead of its blurred card artwork. */
  hasScene?: true;
  /** The background behind the machine. */
  room: readonly [string, string];
};
