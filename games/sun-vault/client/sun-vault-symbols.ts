import {
  around,
  at,
  ball,
  brass,
  circle,
  gild,
  gold,
  halo,
  ruby,
  shine,
  solid,
  star,
  stone,
  type Tone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const steel: Tone = ["#eef4fa", "#8d9bab", "#3f4a58", "#141a22"];

export const vaultDoor: Painter = (c) => {
  halo(c, "#ffd070", 50, 0.7);
  gild(c, circle(0, 0, 45), steel, { top: -45, bottom: 45 });
  gild(c, circle(0, 0, 36), gold, { top: -36, bottom: 36 });
  gild(c, circle(0, 0, 31), steel, { top: -31, bottom: 31 });
  around(c, 12, () => ball(c, 0, -40.5, 2.6, gold));
  around(c, 5, () => {
    gild(c, "M-3 0L3 0L3 -24L-3 -24Z", gold, { top: -24, bottom: 0 });
    ball(c, 0, -25, 4.6, ruby);
  });
  trace(c, circle(0, 0, 15), gold[2], 5);
  trace(c, circle(0, 0, 15), gold[0], 2);
  ball(c, 0, 0, 8, gold);
};

/** The hold-and-win coin: a sun whose face is left blank for the coin's value. */
export const sun: Painter = (c) => {
  halo(c, "#ffb030", 50, 0.9);
  gild(c, star(16, 47, 35), gold, { top: -47, bottom: 47 });
  gild(c, circle(0, 0, 35), brass, { top: -35, bottom: 35 });
  ball(c, 0, 0, 30, ["#fff6c0", "#ffb52e", "#d8700e", "#7a3204"]);
  trace(c, circle(0, 0, 30), "#fff0b0", 1.6);
};

export const goldBar: Painter = (c) => {
  halo(c, "#ffd86a", 46, 0.5);
  for (const [x, y] of [
    [-14, 18],
    [14, 18],
    [0, -8],
  ] as const)
    at(c, x, y, 1, 0, () => {
      gild(c, "M-26 12L-18 -12L18 -12L26 12Z", gold, { top: -12, bottom: 12 });
      solid(c, "M-18 -12L-12 -20L22 -20L18 -12Z", ["#fffbe0", "#ffe08a", "#c08a2a", "#5a3a08"], {
        top: -20,
        bottom: -12,
      });
      trace(c, "M-12 -3L12 -3L14 5L-14 5Z", "#8a5a14", 1.6);
    });
};

export const scales: Painter = (c) => {
  halo(c, "#ffe0a0", 44, 0.3);
  gild(c, "M-4 -34L4 -34L5 32L-5 32Z", brass, { top: -34, bottom: 32 });
  gild(c, "M-22 42C-20 34 -10 32 0 32C10 32 20 34 22 42Z", brass, { top: 32, bottom: 42 });
  gild(c, "M-40 -27C-20 -34 20 -34 40 -27L40 -22C20 -28 -20 -28 -40 -22Z", gold, { top: -34, bottom: -22 });
  ball(c, 0, -38, 6, gold);
  for (const side of [-1, 1]) {
    trace(c, `M${side * 38} -24L${side * 24} 10M${side * 38} -24L${side * 48} 10`, "#c99a45", 1.6);
    gild(c, `M${side * 20} 10L${side * 50} 10C${side * 48} 22 ${side * 22} 22 ${side * 20} 10Z`, gold, {
      top: 10,
      bottom: 20,
    });
    ball(c, side * 35, 4, 6, side < 0 ? topaz : ruby);
  }
};

export const signet: Painter = (c) => {
  halo(c, "#ff9aa0", 44, 0.35);
  trace(c, "M-24 8A26 26 0 1 0 24 8", gold[3], 13);
  trace(c, "M-24 8A26 26 0 1 0 24 8", gold[1], 9);
  trace(c, "M-22 10A24 24 0 0 0 -4 38", gold[0], 3);
  gild(c, "M-28 -6L-20 -34L20 -34L28 -6L16 8L-16 8Z", gold, { top: -34, bottom: 8 });
  at(c, 0, -14, 0.58, 0, () => stone(c, 34, 8, ruby, 0, 0.8));
};

export const strongbox: Painter = (c) => {
  halo(c, "#d8a060", 44, 0.3);
  solid(c, "M-40 -4C-40 -32 -26 -36 0 -36C26 -36 40 -32 40 -4Z", wood, { top: -36, bottom: -4 });
  solid(c, "M-42 -4L42 -4L42 38L-42 38Z", wood, { top: -4, bottom: 38 });
  for (const x of [-30, 30])
    gild(c, `M${x - 5} -30L${x + 5} -30L${x + 5} 38L${x - 5} 38Z`, brass, { top: -30, bottom: 38 });
  gild(c, "M-43 -8L43 -8L43 0L-43 0Z", brass, { top: -8, bottom: 0 });
  gild(c, "M-11 -10L11 -10L11 14C11 20 -11 20 -11 14Z", gold, { top: -10, bottom: 20 });
  ball(c, 0, 2, 3.4, ["#6a4a1a", "#2a1804", "#0a0502", "#000000"]);
  trace(c, "M0 4L0 11", "#1a0e02", 3);
  shine(c, -8, -26, 14, 4, 0.4, 0);
};
