import {
  around,
  at,
  ball,
  circle,
  gild,
  gold,
  halo,
  ivory,
  ruby,
  shine,
  solid,
  type Tone,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const pink: Tone = ["#ffe0ec", "#f07aa6", "#b03a6e", "#5a1236"];
const lemon: Tone = ["#fff8c8", "#f6cf4e", "#c08a1a", "#5a3a06"];
const crust: Tone = ["#f6d6a0", "#cf9248", "#86511e", "#3e210a"];
const chocolate: Tone = ["#a8704a", "#5e3018", "#34170a", "#160803"];
const mint: Tone = ["#d8fff0", "#5ad0a8", "#1f8a6a", "#08402e"];
const violet: Tone = ["#ecd8ff", "#a06ae0", "#5a2aa0", "#260a4e"];
const blue: Tone = ["#d8f0ff", "#4aa8ea", "#1a5fa8", "#06284e"];

/** The scatter: a golden cake stand with three tiers. */
export const cakeStand: Painter = (c) => {
  halo(c, "#ffd9a0", 50, 0.85);
  gild(c, "M-3 -44L3 -44L3 40L-3 40Z", gold, { top: -44, bottom: 40 });
  gild(c, "M-20 46C-16 36 16 36 20 46Z", gold, { top: 36, bottom: 46 });
  trace(c, circle(0, -44, 5), gold[2], 4);
  trace(c, circle(0, -44, 5), gold[0], 2);
  for (const [y, half] of [
    [28, 42],
    [4, 31],
    [-20, 20],
  ] as const) {
    solid(
      c,
      `M${-half} ${y}L${half} ${y}C${half * 0.8} ${y + 8} ${-half * 0.8} ${y + 8} ${-half} ${y}Z`,
      ivory,
      {
        top: y,
        bottom: y + 8,
      },
    );
    trace(c, `M${-half} ${y}L${half} ${y}`, gold[1], 2.6);
  }
  for (const [x, y, tone] of [
    [-30, 20, pink],
    [-11, 20, mint],
    [11, 20, lemon],
    [30, 20, violet],
    [-18, -4, lemon],
    [0, -4, pink],
    [18, -4, blue],
    [-8, -27, ruby],
    [9, -27, mint],
  ] as const)
    ball(c, x, y, 7.4, tone);
};

export const macaron: Painter = (c) => {
  halo(c, "#ff9ac4", 46, 0.5);
  solid(c, "M-40 -8C-40 -36 -22 -42 0 -42C22 -42 40 -36 40 -8Z", pink, { top: -42, bottom: -8 });
  solid(c, "M-42 8C-42 34 -22 40 0 40C22 40 42 34 42 8Z", pink, { top: 6, bottom: 40 });
  solid(c, "M-38 -8L38 -8C42 -4 42 4 38 8L-38 8C-42 4 -42 -4 -38 -8Z", ivory, { top: -8, bottom: 8 });
  for (let x = -38; x <= 38; x += 9.5) {
    ball(c, x, -9, 4.6, pink);
    ball(c, x, 9, 4.6, pink);
  }
  shine(c, -15, -30, 16, 6, 0.75, -0.2);
};

export const cupcake: Painter = (c) => {
  halo(c, "#ffe0b8", 46, 0.45);
  solid(c, "M-30 10L30 10L22 46L-22 46Z", chocolate, { top: 10, bottom: 46 });
  for (let x = -24; x <= 24; x += 8) trace(c, `M${x} 12L${x * 0.76} 44`, "#c8935e", 2);
  const cream: Tone = ["#ffffff", "#fff0dc", "#e0b890", "#7a5430"];
  for (const [y, half] of [
    [6, 36],
    [-8, 28],
    [-21, 19],
  ] as const)
    solid(
      c,
      `M${-half} ${y}C${-half - 4} ${y - 16} ${half + 4} ${y - 16} ${half} ${y}C${half} ${y + 12} ${-half} ${y + 12} ${-half} ${y}Z`,
      cream,
      { top: y - 12, bottom: y + 10 },
    );
  ball(c, 0, -36, 9, ruby);
  trace(c, "M1 -44C3 -48 8 -49 12 -48", "#3f6a2a", 2.4);
};

export const tart: Painter = (c) => {
  halo(c, "#ffd86a", 46, 0.4);
  gild(c, "M-46 -2L46 -2L34 34L-34 34Z", crust, { top: -2, bottom: 34 });
  for (let x = -36; x <= 36; x += 9) trace(c, `M${x} 2L${x * 0.76} 32`, "#8a5420", 2);
  solid(c, "M-46 -4C-44 -26 44 -26 46 -4C44 10 -44 10 -46 -4Z", crust, { top: -24, bottom: 8 });
  solid(c, "M-38 -6C-36 -22 36 -22 38 -6C36 4 -36 4 -38 -6Z", lemon, { top: -20, bottom: 4 });
  for (const [x, y] of [
    [-20, -12],
    [0, -18],
    [20, -12],
    [-9, -5],
    [11, -5],
  ] as const)
    ball(c, x, y, 8.4, ruby);
};

export const eclair: Painter = (c) => {
  halo(c, "#d8a070", 44, 0.4);
  c.save();
  c.rotate(-0.5);
  solid(c, "M-34 -12C-48 -12 -48 22 -34 22L34 22C48 22 48 -12 34 -12Z", crust, { top: -12, bottom: 22 });
  solid(
    c,
    "M-36 -14C-46 -12 -46 2 -38 4C-30 10 -24 2 -14 6C-6 10 2 2 12 6C22 10 28 2 36 4C46 2 46 -12 36 -14Z",
    chocolate,
    { top: -14, bottom: 8 },
  );
  for (const x of [-24, -8, 8, 24]) trace(c, `M${x - 5} -10L${x + 5} -1`, "#fff0d0", 2.6);
  shine(c, -10, -8, 20, 3, 0.6, 0);
  c.restore();
};

/** A wrapped sweet. */
export const bonbon: Painter = (c) => {
  halo(c, "#7affd0", 44, 0.35);
  c.save();
  c.rotate(-0.35);
  for (const side of [-1, 1]) {
    solid(c, `M${side * 20} 0L${side * 46} -22L${side * 40} 0L${side * 46} 22Z`, mint, {
      top: -22,
      bottom: 22,
    });
    trace(c, `M${side * 24} -2L${side * 40} -12M${side * 24} 2L${side * 40} 12`, "#eafff6", 1.6);
  }
  ball(c, 0, 0, 25, mint);
  c.beginPath();
  c.arc(0, 0, 25, 0, Math.PI * 2);
  c.clip();
  for (const x of [-18, 0, 18]) trace(c, `M${x - 8} -28C${x + 6} -10 ${x - 6} 10 ${x + 8} 28`, "#f4fffb", 5);
  c.restore();
  shine(c, -8, -12, 9, 5, 0.8);
};

export const doughnut: Painter = (c) => {
  halo(c, "#8ad0ff", 44, 0.35);
  ball(c, 0, 0, 40, crust);
  const icing = Array.from({ length: 24 }, (_, k) => {
    const angle = (k / 24) * Math.PI * 2;
    const radius = k % 2 === 0 ? 37 : 32;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  solid(c, `M${icing.join("L")}Z`, blue, { top: -37, bottom: 37 });
  const colours = ["#ffffff", "#ffd84a", "#ff7aa8", "#9affc0"];
  around(c, 14, (k) =>
    at(c, 0, k % 2 ? -20 : -27, 1, k * 1.3, () => trace(c, "M-3 0L3 0", colours[k % 4]!, 2.8)),
  );
  ball(c, 0, 0, 13, ["#3a1c2c", "#2a1020", "#1a0814", "#0a0308"]);
  trace(c, circle(0, 0, 13), crust[1], 3);
  shine(c, -16, -22, 12, 6, 0.7);
};

/** A cube of fruit jelly with sugar on top. */
export const jelly: Painter = (c) => {
  halo(c, "#c08aff", 44, 0.35);
  solid(c, "M-34 -14L34 -14C40 -14 40 38 34 40L-34 40C-40 38 -40 -14 -34 -14Z", violet, {
    top: -14,
    bottom: 40,
  });
  solid(c, "M-34 -14L-22 -34L22 -34L34 -14Z", ["#f8ecff", "#c59af0", "#8a50c8", "#3a1468"], {
    top: -34,
    bottom: -14,
  });
  for (const [x, y] of [
    [-20, -20],
    [-8, -28],
    [4, -20],
    [14, -28],
    [22, -19],
    [-24, 4],
    [-10, 22],
    [10, 6],
    [24, 26],
    [4, 32],
    [-26, 30],
    [26, 2],
  ] as const)
    ball(c, x, y, 2.4, ["#ffffff", "#fdf4ff", "#d8c0f0", "#8a6ab0"]);
  shine(c, -12, 4, 10, 20, 0.35, 0.2);
};
