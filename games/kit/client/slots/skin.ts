import type { GameTheme } from "../game-frame.tsx";

/** Draws a symbol around the middle of a square from −50 to 50. */
export type Painter = (context: CanvasRenderingContext2D) => void;

/** The look of a slot. Its play is in its maths. */
export type Skin = {
  slug: string;
  theme: GameTheme;
  /** By the names that the maths gives its symbols. */
  symbols: Readonly<Record<string, Painter>>;
  /** Behind the symbols, from top to bottom. */
  window: readonly [string, string];
  /** The frame's metal, dark to bright. */
  metal: readonly [string, string, string];
  /** Lines, glows and sparks of wins. */
  glow: string;
  sparks: readonly string[];
  /** The room behind the machine. */
  room: readonly [string, string];
};
