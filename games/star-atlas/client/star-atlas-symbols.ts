import {
  at,
  ball,
  brass,
  circle,
  emerald,
  gild,
  gold,
  halo,
  ivory,
  ruby,
  sapphire,
  shine,
  solid,
  star,
  type Tone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const cloth: Tone = ["#8fa8ff", "#2a3fa8", "#121e5e", "#060a26"];

/** The atlas, wild and scatter in one: a bound book with a golden star. */
export const atlas: Painter = (c) => {
  halo(c, "#8fb8ff", 50, 0.8);
  solid(c, "M-34 -40L30 -44L38 40L-28 46Z", ivory, { top: -44, bottom: 46 });
  trace(c, "M-25 43L36 37M-25 40L36 34", "#b7a377", 1.4);
  solid(c, "M-38 -40L26 -44L33 34L-31 40Z", cloth, { top: -44, bottom: 40 });
  gild(c, "M-38 -40L-30 -40.5L-23 39.5L-31 40Z", gold, { top: -40, bottom: 40 });
  trace(c, "M-25 -35L22 -38L28 29L-18 34Z", gold[1], 1.8);
  at(c, 1, -2, 1, 0, () => {
    gild(c, star(8, 23, 9), gold, { top: -23, bottom: 23 });
    ball(c, 0, 0, 7, sapphire);
  });
  for (const [x, y] of [
    [-17, -27],
    [16, -29],
    [-12, 26],
    [21, 22],
  ] as const)
    at(c, x, y, 1, 0, () => solid(c, star(4, 5, 1.8), gold, { top: -5, bottom: 5 }));
};

export const astronomer: Painter = (c) => {
  halo(c, "#ffd98a", 48, 0.55);
  solid(c, "M-40 48C-38 20 -22 12 0 12C22 12 38 20 40 48Z", cloth, { top: 12, bottom: 48 });
  for (const [x, y] of [
    [-24, 32],
    [24, 34],
    [-10, 42],
  ] as const)
    at(c, x, y, 1, 0, () => solid(c, star(5, 5, 2), gold, { top: -5, bottom: 5 }));
  ball(c, 0, -6, 19, ["#ffe8d0", "#e2ac80", "#9a633c", "#42240f"]);
  solid(
    c,
    "M-19 0C-16 8 -8 6 0 8C8 6 16 8 19 0C22 22 10 38 0 40C-10 38 -22 22 -19 0Z",
    ["#ffffff", "#e4e6f0", "#9aa0b8", "#3a4056"],
    { top: 0, bottom: 40 },
  );
  trace(c, "M-9 11C-5 16 5 16 9 11", "#8a4a3a", 2.2);
  solid(c, "M-25 -18C-12 -24 12 -24 25 -18L8 -32C10 -40 4 -48 -6 -49C2 -42 -10 -36 -12 -28Z", cloth, {
    top: -49,
    bottom: -18,
  });
  gild(c, "M-25 -18C-12 -25 12 -25 25 -18L24 -13C12 -19 -12 -19 -24 -13Z", gold, { top: -24, bottom: -13 });
  for (const side of [-1, 1]) {
    trace(c, circle(side * 8, -6, 6.4), gold[1], 2.4);
    ball(c, side * 8, -6, 2.6, ["#ffffff", "#1c2a5e", "#0a1024", "#000000"]);
  }
  trace(c, "M-2 -6L2 -6", gold[1], 2);
};

export const telescope: Painter = (c) => {
  halo(c, "#ffd08a", 44, 0.35);
  trace(c, "M0 8L-24 46M0 8L24 46M0 8L2 46", wood[3], 7);
  trace(c, "M0 8L-24 46M0 8L24 46M0 8L2 46", wood[0], 3.4);
  c.save();
  c.translate(0, -8);
  c.rotate(-0.5);
  solid(c, "M-26 -10L24 -14L24 14L-26 10Z", ["#e08a5a", "#9a3a1a", "#54190a", "#200803"], {
    top: -14,
    bottom: 14,
  });
  gild(c, "M24 -17L46 -18L46 18L24 17Z", brass, { top: -18, bottom: 18 });
  gild(c, "M-44 -7L-26 -8L-26 8L-44 7Z", brass, { top: -8, bottom: 8 });
  gild(c, "M-29 -12L-23 -12L-23 12L-29 12Z", gold, { top: -12, bottom: 12 });
  shine(c, 8, -8, 22, 3, 0.6, -0.05);
  c.restore();
  ball(c, 0, 6, 6, brass);
};

export const orrery: Painter = (c) => {
  halo(c, "#ffc24a", 46, 0.45);
  gild(c, "M-3 4L3 4L4 36L-4 36Z", brass, { top: 4, bottom: 36 });
  gild(c, "M-20 46C-18 38 -8 35 0 35C8 35 18 38 20 46Z", brass, { top: 35, bottom: 46 });
  const orbits = [
    [44, 16, -0.3],
    [34, 13, 0.35],
    [23, 9, 0],
  ] as const;
  for (const [wide, high, turn] of orbits) {
    c.save();
    c.translate(0, -8);
    c.rotate(turn);
    c.beginPath();
    c.ellipse(0, 0, wide, high, 0, 0, Math.PI * 2);
    c.lineWidth = 4;
    c.strokeStyle = gold[3];
    c.stroke();
    c.lineWidth = 2;
    c.strokeStyle = gold[1];
    c.stroke();
    c.restore();
  }
  ball(c, 0, -8, 12, topaz);
  ball(c, -40, 4, 7, sapphire);
  ball(c, 30, -20, 6, emerald);
  ball(c, 14, 2, 4.6, ruby);
};

export const sextant: Painter = (c) => {
  halo(c, "#ffe0a0", 44, 0.3);
  trace(c, "M0 -36L-34 30M0 -36L34 30", brass[3], 9);
  trace(c, "M0 -36L-34 30M0 -36L34 30", brass[1], 6);
  gild(c, "M-42 24C-20 44 20 44 42 24L38 16C20 32 -20 32 -38 16Z", brass, { top: 16, bottom: 42 });
  for (let tick = -4; tick <= 4; tick++)
    trace(
      c,
      `M${tick * 8} ${34 - tick * tick * 0.55}L${tick * 7.4} ${29 - tick * tick * 0.5}`,
      "#3b2207",
      1.4,
    );
  trace(c, "M0 -36L12 36", gold[0], 4);
  gild(c, "M-30 -10L2 -16L4 -8L-28 -1Z", gold, { top: -16, bottom: -1 });
  ball(c, 0, -37, 8, gold);
  solid(c, "M10 -18L22 -22L24 -8L13 -5Z", sapphire, { top: -22, bottom: -5 });
};
