import type { GameTheme } from "../game-frame.tsx";

/** Draws a symbol around the middle of a square from −50 to 50. */
export type Painter = (context: CanvasRenderingContext2D) => void;

/** The look of a slot; its rules are in its maths. */
export type Skin = {
  slug: string;
  theme: GameTheme;
  /** By the names that the maths gives its symbols. */
  symbols: Readonly<Record<string, Painter>>;
  /** Behind the symbols, from top to bottom. */
  window: readonly [string, string];
  /** The metal of the frame, from dark to bright. */
  metal: readonly [string, string, string];
  /** Colours for the lines, glows and sparks of wins. */
  glow: string;
  sparks: readonly string[];
  /** The background behind the machine. */
  room: readonly [string, string];
};
