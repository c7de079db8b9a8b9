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
  leaf,
  ruby,
  shine,
  solid,
  type Tone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const honey: Tone = ["#fff2a8", "#ffb01e", "#c86a06", "#5a2a02"];
const straw: Tone = ["#fff0b8", "#e8b84a", "#9a6a1a", "#402806"];
const hexagon = (radius: number): string => {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = ((k + 0.5) / 6) * Math.PI * 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
};

/** Seven wax cells filled with honey: the sticky wild. */
export const honeycomb: Painter = (c) => {
  halo(c, "#ffc23a", 50, 0.8);
  const cell = () => {
    gild(c, hexagon(17), topaz, { top: -17, bottom: 17 });
    solid(c, hexagon(11.5), honey, { top: -12, bottom: 12 });
    shine(c, -3, -5, 5, 3, 0.9);
  };
  around(c, 6, (k) => at(c, 0, -29, 1, (-k / 6) * Math.PI * 2, cell), Math.PI / 6);
  cell();
  solid(c, "M-6 30C-8 40 -4 48 0 48C4 48 7 40 5 30Z", honey, { top: 30, bottom: 48 });
};

export const hive: Painter = (c) => {
  halo(c, "#ffe08a", 48, 0.55);
  trace(c, "M-34 -46C-10 -40 20 -40 40 -48", wood[3], 8);
  trace(c, "M-34 -46C-10 -40 20 -40 40 -48", wood[1], 5);
  for (const [y, half] of [
    [-30, 15],
    [-17, 25],
    [-3, 32],
    [12, 34],
    [26, 29],
    [38, 19],
  ] as const)
    solid(
      c,
      `M${-half} ${y}C${-half} ${y - 10} ${half} ${y - 10} ${half} ${y}C${half} ${y + 9} ${-half} ${y + 9} ${-half} ${y}Z`,
      straw,
      { top: y - 9, bottom: y + 8 },
    );
  ball(c, 0, 16, 9, ["#6a4212", "#3a2006", "#1a0e02", "#000000"]);
  at(c, 24, -8, 0.28, 0.5, () => queenBee(c));
};

const stripes = "M0 -8C20 -8 26 8 22 22C18 38 6 46 0 48C-6 46 -18 38 -22 22C-26 8 -20 -8 0 -8Z";

export const queenBee: Painter = (c) => {
  halo(c, "#ffd84a", 48, 0.5);
  for (const side of [-1, 1])
    for (const [turn, long] of [
      [0.95, 44],
      [1.55, 34],
    ] as const)
      at(c, side * 8, -4, 1, side * turn, () => {
        c.globalAlpha = 0.86;
        solid(
          c,
          `M0 0C-13 -14 -10 ${-long} 0 ${-long}C10 ${-long} 13 -14 0 0Z`,
          ["#ffffff", "#d4ecfa", "#86aecb", "#294258"],
          { top: -long, bottom: 0 },
        );
      });
  solid(c, stripes, honey, { top: -8, bottom: 48 });
  c.save();
  c.clip(new Path2D(stripes));
  for (const y of [6, 20, 33]) trace(c, `M-28 ${y}C-10 ${y + 6} 10 ${y + 6} 28 ${y}`, "#2a1604", 6.5);
  c.restore();
  ball(c, 0, -16, 14, honey);
  for (const side of [-1, 1]) ball(c, side * 6, -16, 3.6, ["#ffffff", "#201006", "#080301", "#000000"]);
  gild(c, "M-14 -28L-16 -46L-7 -37L0 -48L7 -37L16 -46L14 -28Z", gold, { top: -48, bottom: -28 });
  for (const x of [-8, 0, 8]) ball(c, x, -31, 2.2, ruby);
};

export const honeyJar: Painter = (c) => {
  halo(c, "#ffb84a", 44, 0.4);
  solid(
    c,
    "M-30 -22C-38 -6 -38 32 -28 44L28 44C38 32 38 -6 30 -22Z",
    ["#fff6d0", "#ffc04a", "#c8720c", "#4a2404"],
    { top: -22, bottom: 44 },
  );
  gild(c, "M-32 -34L32 -34L32 -20L-32 -20Z", brass, { top: -34, bottom: -20 });
  solid(c, "M-36 -34C-34 -46 34 -46 36 -34Z", ["#ffe0e0", "#d85a5a", "#8a2626", "#360a0a"], {
    top: -44,
    bottom: -34,
  });
  solid(c, "M-20 -2L20 -2L20 26L-20 26Z", ["#fffdf0", "#f4e6c0", "#c8ac70", "#5a4620"], {
    top: -2,
    bottom: 26,
  });
  at(c, 0, 12, 0.3, 0, () => queenBee(c));
  solid(c, "M-20 -20C-18 -6 -26 -4 -26 -20Z", honey, { top: -20, bottom: -6 });
  shine(c, -24, 8, 4, 20, 0.7, 0);
};

export const clover: Painter = (c) => {
  halo(c, "#a0ffa0", 44, 0.35);
  trace(c, "M2 6C6 24 14 36 22 46", leaf[3], 6);
  trace(c, "M2 6C6 24 14 36 22 46", leaf[1], 3.4);
  around(
    c,
    4,
    () => {
      solid(c, "M0 0C-28 -8 -26 -42 -8 -42C-3 -42 0 -38 0 -35C0 -38 3 -42 8 -42C26 -42 28 -8 0 0Z", emerald, {
        top: -42,
        bottom: 0,
      });
      trace(c, "M0 -4L0 -30", "#a8f5cd", 1.6);
    },
    0.2,
  );
  ball(c, 0, 0, 4, leaf);
};

export const dipper: Painter = (c) => {
  halo(c, "#ffd08a", 44, 0.3);
  c.save();
  c.rotate(0.6);
  gild(c, "M-4 -48L4 -48L4 6L-4 6Z", wood, { top: -48, bottom: 6 });
  for (const [y, half] of [
    [6, 12],
    [14, 17],
    [22, 18],
    [30, 16],
    [38, 11],
  ] as const)
    solid(c, `M${-half} ${y - 3}L${half} ${y - 3}L${half} ${y + 3}L${-half} ${y + 3}Z`, wood, {
      top: y - 3,
      bottom: y + 3,
    });
  ball(c, 0, -47, 5, wood);
  c.restore();
  solid(
    c,
    "M-34 22C-24 12 -6 22 -4 34C-3 42 -8 48 -14 47C-20 46 -18 38 -24 38C-30 38 -26 48 -32 46C-40 42 -42 30 -34 22Z",
    honey,
    { top: 16, bottom: 48 },
  );
  shine(c, -22, 26, 8, 3, 0.8, 0.3);
  trace(c, circle(-27, 33, 1.4), "#fff4c0", 1.6);
};
