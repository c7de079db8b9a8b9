import {
  amethyst as amethystTone,
  at,
  ball,
  brass,
  emerald as emeraldTone,
  gild,
  halo,
  ink,
  ruby as rubyTone,
  sapphire as sapphireTone,
  silver,
  solid,
  stone,
  type Tone,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export const drill: Painter = (c) => {
  halo(c, "#ffb04a", 50, 0.55);
  c.save();
  c.rotate(0.7);
  gild(c, "M-14 -44L14 -44L18 -36L18 -8L-18 -8L-18 -36Z", ["#ffe0a0", "#e0902a", "#8a4a0c", "#361a02"], {
    top: -44,
    bottom: -8,
  });
  trace(c, "M-18 -26L18 -26", "#2a1602", 3);
  gild(c, "M-14 -8L14 -8L10 2L-10 2Z", ink, { top: -8, bottom: 2 });
  gild(c, "M-11 2L11 2L0 48Z", silver, { top: 2, bottom: 48 });
  trace(c, "M-10 8L9 12M-8 17L7 21M-6 26L5 30M-3 35L3 38", "#3a4654", 2.4);
  c.restore();
  for (const [x, y] of [
    [-34, 28],
    [-26, 38],
    [-40, 40],
  ] as const)
    ball(c, x, y, 3, ["#fff3c4", "#ffb04a", "#c45a0a", "#5a2402"]);
};

export const minersLamp: Painter = (c) => {
  halo(c, "#ffcf6b", 50, 0.85);
  trace(c, "M-12 -30C-12 -50 12 -50 12 -30", brass[3], 6);
  trace(c, "M-12 -30C-12 -50 12 -50 12 -30", brass[1], 3);
  gild(c, "M-18 -32L18 -32L22 -16L-22 -16Z", brass, { top: -32, bottom: -16 });
  solid(c, "M-18 -16L18 -16L18 18L-18 18Z", ["#fffbe6", "#ffe28a", "#f5a52e", "#7a4208"], {
    top: -16,
    bottom: 18,
  });
  solid(c, "M0 14C-9 8 -6 -2 0 -12C6 -2 9 8 0 14Z", ["#ffffff", "#fff3b0", "#ff9a1f", "#b04a0a"], {
    top: -12,
    bottom: 14,
  });
  for (const x of [-18, -6, 6, 18]) trace(c, `M${x} -16L${x} 18`, "#6b4312", 2.2);
  gild(c, "M-24 18L24 18L26 38L-26 38Z", brass, { top: 18, bottom: 38 });
};

/** A natural crystal cluster: smaller points around the tallest one. */
const cluster =
  (tone: Tone, glow: string): Painter =>
  (c) => {
    halo(c, glow, 46, 0.45);
    const point = (x: number, y: number, turn: number, scale: number) =>
      at(c, x, y, scale, turn, () => {
        solid(c, "M-13 40L-13 -18L0 -44L13 -18L13 40Z", tone, { top: -44, bottom: 40 });
        c.fillStyle = tone[0];
        c.globalAlpha = 0.55;
        c.fill(new Path2D("M-13 -18L0 -44L-3 -14L-4 40L-13 40Z"));
        c.globalAlpha = 1;
        trace(c, "M-3 -14L0 -44M-3 -14L13 -18M-3 -14L-4 40", "rgba(255,255,255,0.55)", 1.1);
      });
    point(-22, 14, -0.5, 0.68);
    point(23, 14, 0.5, 0.66);
    point(-9, 6, -0.16, 0.86);
    point(11, 4, 0.16, 0.9);
    solid(c, "M-40 44C-34 30 -16 34 0 32C16 34 34 30 40 44Z", ["#8a8494", "#4a4456", "#221e2c", "#0c0a12"], {
      top: 30,
      bottom: 44,
    });
  };
export const amethyst = cluster(amethystTone, "#c07aff");

const cut =
  (tone: Tone, sides: number, turn: number, glow: string): Painter =>
  (c) => {
    halo(c, glow, 44, 0.4);
    stone(c, 38, sides, tone, turn);
  };
export const ruby = cut(rubyTone, 8, 0, "#ff5a6a");
export const sapphire = cut(sapphireTone, 6, 0, "#5a9aff");
export const emerald = cut(emeraldTone, 4, Math.PI / 4 + 0.0001, "#4affb0");
