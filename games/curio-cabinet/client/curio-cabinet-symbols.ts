import {
  around,
  at,
  ball,
  brass,
  circle,
  emerald,
  gild,
  gold,
  halo,
  ruby,
  shine,
  solid,
  stone,
  type Tone,
  teal,
  topaz,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const lacquer: Tone = ["#e88a9a", "#9a2a44", "#541022", "#22040c"];
const pearl: Tone = ["#fffaf2", "#f0d8c4", "#b88a70", "#4a2c1c"];

/** The cabinet itself, which is the wild symbol. */
export const cabinet: Painter = (c) => {
  halo(c, "#ffcf7a", 50, 0.7);
  gild(c, "M-38 -34C-20 -50 20 -50 38 -34L38 -26L-38 -26Z", gold, { top: -46, bottom: -26 });
  solid(c, "M-36 -28L36 -28L36 40L-36 40Z", lacquer, { top: -28, bottom: 40 });
  for (const y of [-23, -2, 19])
    for (const x of [-32, 2]) {
      solid(c, `M${x} ${y}h30v17h-30Z`, ["#ffb0bc", "#b83a56", "#6a1a30", "#2a0610"], {
        top: y,
        bottom: y + 17,
      });
      ball(c, x + 15, y + 8.5, 3, gold);
    }
  gild(c, "M-40 39L40 39L36 46L-36 46Z", gold, { top: 39, bottom: 46 });
  at(c, 0, -38, 0.16, 0, () => stone(c, 38, 8, emerald));
};

export const drawerKey: Painter = (c) => {
  halo(c, "#7affe0", 48, 0.55);
  c.save();
  c.rotate(0.5);
  for (const [x, y] of [
    [-12, -28],
    [12, -28],
    [0, -40],
  ] as const) {
    trace(c, circle(x, y, 8.5), gold[3], 8);
    trace(c, circle(x, y, 8.5), gold[1], 5);
  }
  at(c, 0, -29, 0.22, 0, () => stone(c, 36, 6, teal));
  gild(c, "M-4 -18L4 -18L4 44L-4 44Z", gold, { top: -18, bottom: 44 });
  gild(c, "M4 26L18 26L18 32L11 32L11 36L18 36L18 43L4 43Z", gold, { top: 26, bottom: 43 });
  gild(c, "M-9 -18L9 -18L7 -11L-7 -11Z", brass, { top: -18, bottom: -11 });
  c.restore();
};

export const phoenix: Painter = (c) => {
  halo(c, "#ff8a3a", 50, 0.65);
  const flame: Tone = ["#fff2a0", "#ff9a2a", "#d83a14", "#6a0e04"];
  for (const side of [-1, 1])
    for (const [turn, long] of [
      [0.5, 50],
      [0.9, 48],
      [1.3, 42],
    ] as const)
      at(c, side * 6, 6, 1, side * turn, () =>
        solid(c, `M0 4C-12 -12 -8 ${-long * 0.7} 0 ${-long}C8 ${-long * 0.7} 12 -12 0 4Z`, flame, {
          top: -long,
          bottom: 4,
        }),
      );
  for (const turn of [2.7, 3.14, 3.58])
    at(c, 0, 14, 1, turn, () =>
      solid(c, "M0 4C-8 -10 -6 -26 0 -34C6 -26 8 -10 0 4Z", ruby, { top: -34, bottom: 4 }),
    );
  solid(c, "M0 -18C13 -14 15 12 0 24C-15 12 -13 -14 0 -18Z", flame, { top: -18, bottom: 24 });
  ball(c, 0, -25, 11, flame);
  solid(c, "M0 -22L5 -25L0 -15L-5 -25Z", gold, { top: -25, bottom: -15 });
  for (const x of [-4.5, 4.5]) ball(c, x, -28, 2.2, ["#ffffff", "#2a0c04", "#0a0200", "#000000"]);
  for (const turn of [-0.4, 0, 0.4]) at(c, 0, -34, 1, turn, () => ball(c, 0, -11, 2.6, topaz));
};

export const musicBox: Painter = (c) => {
  halo(c, "#ffc8d8", 44, 0.35);
  solid(c, "M-36 -2L-28 -38L28 -38L36 -2Z", ["#ffd8e2", "#d8849c", "#8a3e58", "#34101e"], {
    top: -38,
    bottom: -2,
  });
  trace(c, "M-27 -8L-22 -31L22 -31L27 -8Z", gold[1], 2);
  solid(c, "M-40 0L40 0L36 40L-36 40Z", lacquer, { top: 0, bottom: 40 });
  gild(c, "M-42 -3L42 -3L42 5L-42 5Z", gold, { top: -3, bottom: 5 });
  gild(c, "M-22 14L22 14L22 30L-22 30Z", brass, { top: 14, bottom: 30 });
  for (const x of [-14, -6, 2, 10, 16]) ball(c, x, 22 + (x % 3) * 2, 1.8, gold);
  trace(c, "M38 22L48 22L48 14", gold[1], 3.4);
  at(c, 0, -18, 1, 0, () => {
    trace(c, "M-8 12L-8 -8L10 -12L10 8", gold[0], 3);
    ball(c, -11, 12, 4.6, gold);
    ball(c, 7, 8, 4.6, gold);
  });
};

export const peacockFeather: Painter = (c) => {
  halo(c, "#4affc8", 44, 0.4);
  trace(c, "M-2 -4C-6 18 -14 34 -26 48", "#3a2a0a", 4.4);
  trace(c, "M-2 -4C-6 18 -14 34 -26 48", "#c8b04a", 2.2);
  for (let k = 0; k < 7; k++) {
    const y = 6 + k * 5.4;
    trace(
      c,
      `M${-4 - k * 3} ${y}C${6 - k * 2} ${y - 4} ${14 - k * 2} ${y - 3} ${20 - k * 2} ${y + 4}M${-4 - k * 3} ${y}C${-16 - k * 2} ${y - 8} ${-22 - k} ${y - 8} ${-28 - k} ${y - 4}`,
      k % 2 ? "#1f8a6a" : "#2ab88a",
      2.6,
    );
  }
  at(c, 4, -18, 1, 0.25, () => {
    solid(c, "M0 -30C20 -26 24 4 0 24C-24 4 -20 -26 0 -30Z", emerald, { top: -30, bottom: 24 });
    solid(c, "M0 -22C14 -18 16 4 0 16C-16 4 -14 -18 0 -22Z", topaz, { top: -22, bottom: 16 });
    solid(c, "M0 -14C10 -12 10 4 0 10C-10 4 -10 -12 0 -14Z", teal, { top: -14, bottom: 10 });
    ball(c, 0, -2, 6, ["#a8b8ff", "#2a3aa8", "#101850", "#050824"]);
  });
};

export const nautilus: Painter = (c) => {
  halo(c, "#ffd8c0", 44, 0.35);
  solid(c, "M36 30C44 6 34 -30 2 -38C-30 -42 -46 -16 -42 8C-38 30 -16 40 0 34C-2 42 20 46 36 30Z", pearl, {
    top: -40,
    bottom: 44,
  });
  c.save();
  c.clip(new Path2D("M36 30C44 6 34 -30 2 -38C-30 -42 -46 -16 -42 8C-38 30 -16 40 0 34C-2 42 20 46 36 30Z"));
  around(c, 13, () => trace(c, "M6 0C14 -10 20 -24 22 -48", "#b8543a", 4.6), 0.2);
  c.restore();
  trace(c, "M36 30C30 6 12 -8 -4 -4C-16 0 -14 16 -4 14C4 12 2 4 -3 6", "#6a3222", 3);
  solid(c, "M0 34C4 22 20 18 36 30C24 46 2 44 0 34Z", ["#ffe4d4", "#d88a6a", "#8a4430", "#341408"], {
    top: 18,
    bottom: 46,
  });
  shine(c, -16, -20, 14, 6, 0.6, -0.5);
};
