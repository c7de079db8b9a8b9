import {
  at,
  ball,
  brass,
  circle,
  gild,
  gold,
  halo,
  ink,
  ivory,
  leaf,
  ruby,
  shine,
  solid,
  type Tone,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const velvet: Tone = ["#f08a9a", "#a81832", "#5e0a1c", "#260208"];

/** The wild: a theatre spotlight. */
export const spotlight: Painter = (c) => {
  halo(c, "#fff0b8", 50, 0.9);
  c.save();
  c.globalAlpha = 0.55;
  c.fillStyle = "#fff2c0";
  c.fill(new Path2D("M-6 -4L-50 34L-30 50L10 12Z"));
  c.restore();
  trace(c, "M6 -14C6 -40 38 -40 38 -14", brass[3], 7);
  trace(c, "M6 -14C6 -40 38 -40 38 -14", brass[1], 4);
  c.save();
  c.translate(14, -8);
  c.rotate(-0.75);
  gild(c, "M-20 -16L20 -21L20 21L-20 16C-30 14 -30 -14 -20 -16Z", ink, { top: -21, bottom: 21 });
  gild(c, "M-26 -20L-18 -21L-18 21L-26 20Z", gold, { top: -21, bottom: 21 });
  for (const x of [0, 8, 15]) trace(c, `M${x} -17L${x} 17`, "#8a94a8", 1.8);
  c.restore();
  ball(c, -4, 9, 12, ["#ffffff", "#fff4b0", "#ffd060", "#b0701a"]);
};

/** The smiling mask of comedy. */
export const theatreMask: Painter = (c) => {
  halo(c, "#ffe0a8", 48, 0.6);
  trace(c, "M-36 -10C-48 10 -44 30 -46 42M36 -10C48 10 44 30 46 42", ruby[1], 4.5);
  solid(c, "M-36 -34C-20 -44 20 -44 36 -34C42 0 30 40 0 46C-30 40 -42 0 -36 -34Z", ivory, {
    top: -42,
    bottom: 46,
  });
  trace(c, "M-36 -34C-20 -44 20 -44 36 -34", gold[1], 4);
  for (const side of [-1, 1]) {
    solid(
      c,
      `M${side * 7} -8C${side * 12} -20 ${side * 26} -20 ${side * 30} -8C${side * 24} -14 ${side * 12} -14 ${side * 7} -8Z`,
      ink,
      {
        top: -18,
        bottom: -6,
      },
    );
    trace(c, `M${side * 6} -22C${side * 14} -32 ${side * 26} -30 ${side * 31} -22`, gold[2], 3.4);
    ball(c, side * 22, 8, 5, ["#ffe0dc", "#f4b0a8", "#e8d4c0", "#e4d6b8"]);
  }
  trace(c, "M0 -8C-4 4 -6 8 0 10", "#b79a68", 2.6);
  solid(c, "M-22 16C-12 24 12 24 22 16C20 34 -20 34 -22 16Z", velvet, { top: 16, bottom: 32 });
};

export const topHat: Painter = (c) => {
  halo(c, "#b8c4e0", 46, 0.4);
  solid(c, "M-27 -40C-10 -44 10 -44 27 -40C23 -20 24 6 28 22L-28 22C-24 6 -23 -20 -27 -40Z", ink, {
    top: -42,
    bottom: 22,
  });
  solid(c, "M-26 6C-10 10 10 10 26 6L28 21C10 26 -10 26 -28 21Z", velvet, { top: 6, bottom: 24 });
  solid(c, "M-47 24C-40 14 -30 20 -28 20C-10 26 10 26 28 20C30 20 40 14 47 24C36 40 -36 40 -47 24Z", ink, {
    top: 16,
    bottom: 38,
  });
  trace(c, "M-44 25C-30 34 30 34 44 25", "#7d8798", 1.8);
  shine(c, -14, -18, 6, 18, 0.5, 0.05);
};

export const operaGlasses: Painter = (c) => {
  halo(c, "#ffd890", 46, 0.4);
  gild(c, "M-8 -10L8 -10L8 6L-8 6Z", gold, { top: -10, bottom: 6 });
  for (const side of [-1, 1])
    at(c, side * 21, 0, 1, 0, () => {
      gild(c, "M-12 -34L12 -34L17 24L-17 24Z", ivory, { top: -34, bottom: 24 });
      gild(c, "M-14 -40L14 -40L13 -31L-13 -31Z", gold, { top: -40, bottom: -31 });
      gild(c, "M-19 20L19 20L19 30L-19 30Z", gold, { top: 20, bottom: 30 });
      ball(c, 0, 30, 17, ["#dff4ff", "#5a8fb8", "#1c3c5c", "#081624"]);
      trace(c, circle(0, 30, 17), gold[1], 3.4);
    });
  trace(c, "M36 18C52 20 48 46 30 47", gold[3], 5);
  trace(c, "M36 18C52 20 48 46 30 47", gold[1], 2.8);
};

export const bouquet: Painter = (c) => {
  halo(c, "#ff9aa8", 46, 0.4);
  for (const x of [-30, -14, 14, 30])
    solid(c, `M0 16C${x * 0.8} 4 ${x * 1.4} -10 ${x * 1.35} -22C${x * 0.8} -12 ${x * 0.3} 0 0 16Z`, leaf, {
      top: -22,
      bottom: 16,
    });
  solid(c, "M-16 8L16 8L24 46L-24 46Z", ivory, { top: 8, bottom: 46 });
  trace(c, "M-10 12L-16 44M10 12L16 44M0 12L0 45", "#cbb68a", 1.6);
  gild(c, "M-15 20C-4 26 4 26 15 20L17 28C4 33 -4 33 -17 28Z", velvet, { top: 20, bottom: 32 });
  for (const [x, y, r] of [
    [-20, -8, 13],
    [20, -8, 13],
    [0, -4, 14],
    [-11, -27, 13],
    [12, -27, 13],
  ] as const) {
    ball(c, x, y, r, ruby);
    trace(
      c,
      `M${x - 5} ${y}C${x - 4} ${y - 7} ${x + 6} ${y - 6} ${x + 4} ${y + 1}C${x + 2} ${y + 5} ${x - 3} ${y + 3} ${x - 1} ${y - 1}`,
      "#ffb0b8",
      1.8,
    );
  }
};
