import type { Painter } from "../skin.ts";
import { halo, lettering, type Tone, trace } from "./brush.ts";

type Style = {
  face: string;
  tones: readonly [Tone, Tone, Tone, Tone];
  flourish: (colour: string) => string;
  glow: string;
};

type Look = Pick<Style, "face" | "flourish" | "glow">;

const letterIn =
  ({ face, flourish, glow }: Look) =>
  (text: string, tone: Tone, size = 70): Painter =>
  (c) => {
    halo(c, glow, 42, 0.28);
    trace(c, flourish(tone[1]), tone[2], 4.4);
    trace(c, flourish(tone[1]), tone[1], 2);
    lettering(c, text, face, size, tone, -3);
  };

/** A ten in the style of the slot's royals. */
export const tenOf = (look: Look, tone: Tone): Painter => letterIn(look)("10", tone, 62);

/**
 * The drawings of ace, king, queen and jack in the slot's style: typeface, gem colours and a flourish below.
 */
export function royals({
  face,
  tones,
  flourish,
  glow,
}: Style): Record<"ace" | "king" | "queen" | "jack", Painter> {
  const letter = letterIn({ face, flourish, glow });
  const [ace, king, queen, jack] = tones;
  return {
    ace: letter("A", ace),
    king: letter("K", king),
    queen: letter("Q", queen),
    jack: letter("J", jack),
  };
}

export const scroll = () =>
  "M-30 34C-18 26 -8 42 0 34C8 26 18 42 30 34M-36 34a4 4 0 1 0 6 0M36 34a4 4 0 1 1 -6 0";
export const vine = () =>
  "M-36 32C-20 44 20 44 36 32M-22 38c-4 -8 -12 -6 -12 -2M22 38c4 -8 12 -6 12 -2M0 41c-3 -7 3 -7 0 0";
export const rail = () => "M-36 36L36 36M-26 36l0 6M-10 36l0 6M10 36l0 6M26 36l0 6";
export const steps = () => "M-34 34L-20 34L-20 39L20 39L20 34L34 34";
export const ribbon = () => "M-36 32C-26 42 -14 26 0 37C14 26 26 42 36 32";
