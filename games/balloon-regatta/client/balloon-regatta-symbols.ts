import {
  around,
  at,
  ball,
  brass,
  circle,
  gild,
  gold,
  halo,
  ivory,
  night,
  ruby,
  shine,
  silver,
  solid,
  star,
  type Tone,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const cream: Tone = ["#fffdf0", "#f6e3b8", "#c09a5a", "#4a3416"];
const envelope =
  "M0 -47C28 -47 37 -26 31 -8C26 6 14 14 9 22L-9 22C-14 14 -26 6 -31 -8C-37 -26 -28 -47 0 -47Z";

export const balloon: Painter = (c) => {
  halo(c, "#ffd08a", 50, 0.7);
  trace(c, "M-8 22L-7 34M8 22L7 34", "#5a3a1a", 1.8);
  solid(c, envelope, cream, { top: -47, bottom: 22 });
  c.save();
  c.clip(new Path2D(envelope));
  for (const [x, wide] of [
    [-24, 10],
    [0, 12],
    [24, 10],
  ] as const)
    solid(
      c,
      `M${x * 0.2} -50C${x - wide} -30 ${x - wide} 0 ${x * 0.32 - 3} 24L${x * 0.32 + 3} 24C${x + wide} 0 ${x + wide} -30 ${x * 0.2} -50Z`,
      ruby,
      { top: -50, bottom: 24 },
    );
  c.restore();
  trace(c, "M-32 -10C-14 -4 14 -4 32 -10", gold[1], 3);
  gild(c, "M-10 33L10 33L8 46L-8 46Z", wood, { top: 33, bottom: 46 });
  trace(c, "M-9 37L9 37M-8 41L8 41", "#f2cf9a", 1.2);
  shine(c, -14, -28, 7, 12, 0.6, 0.3);
};

/** A swallow in flight, the highest-paying symbol. */
export const swallow: Painter = (c) => {
  halo(c, "#8ab8ff", 46, 0.45);
  const blue: Tone = ["#bcd8ff", "#2f6fd0", "#12306e", "#06122c"];
  solid(c, "M-6 -4C-20 -34 -38 -42 -48 -40C-38 -30 -34 -8 -16 8Z", blue, { top: -42, bottom: 8 });
  solid(c, "M8 -2C26 -26 40 -30 48 -26C38 -18 32 0 14 10Z", blue, { top: -30, bottom: 10 });
  solid(c, "M-2 14C-6 30 -20 40 -26 46C-10 44 0 36 4 26C6 38 14 44 22 47C18 36 16 24 10 12Z", blue, {
    top: 12,
    bottom: 47,
  });
  solid(c, "M-20 -14C-8 -24 14 -12 16 6C16 20 6 28 0 24C-12 18 -22 2 -20 -14Z", ivory, {
    top: -22,
    bottom: 26,
  });
  solid(c, "M-26 -20C-16 -30 2 -22 8 -8C-4 -8 -16 -10 -26 -20Z", blue, { top: -28, bottom: -6 });
  solid(c, "M-22 -12C-14 -8 -6 -6 -2 -2C-10 4 -18 0 -22 -12Z", ["#ffc0a0", "#d8552e", "#8a2a14", "#3a0c04"], {
    top: -12,
    bottom: 4,
  });
  trace(c, "M-25 -19L-34 -16", gold[1], 3.4);
  ball(c, -17, -17, 2.6, ["#ffffff", "#14203a", "#060a14", "#000000"]);
};

export const spyglass: Painter = (c) => {
  halo(c, "#ffd08a", 44, 0.35);
  c.save();
  c.rotate(-0.62);
  gild(c, "M-46 -8L-22 -9L-22 9L-46 8Z", brass, { top: -9, bottom: 9 });
  solid(c, "M-22 -11L8 -13L8 13L-22 11Z", wood, { top: -13, bottom: 13 });
  gild(c, "M8 -15L40 -17L40 17L8 15Z", brass, { top: -17, bottom: 17 });
  for (const [x, half] of [
    [-22, 12],
    [8, 16],
    [40, 19],
    [-44, 10],
  ] as const)
    gild(c, `M${x - 3} ${-half}L${x + 3} ${-half}L${x + 3} ${half}L${x - 3} ${half}Z`, gold, {
      top: -half,
      bottom: half,
    });
  shine(c, 22, -8, 12, 3, 0.7, 0);
  c.restore();
};

export const compass: Painter = (c) => {
  halo(c, "#ffe0a0", 46, 0.35);
  gild(c, circle(0, 3, 40), brass, { top: -37, bottom: 43 });
  gild(c, circle(0, -42, 6), gold, { top: -48, bottom: -36 });
  ball(c, 0, 3, 32, ["#fffef4", "#f2e6c4", "#d8c490", "#8a7440"]);
  at(c, 0, 3, 1, 0, () => around(c, 16, () => trace(c, "M0 -30L0 -25", "#6a4a1a", 1.6)));
  at(c, 0, 3, 1, 0.5, () => {
    solid(c, "M0 -27L6 0L-6 0Z", ruby, { top: -27, bottom: 0 });
    solid(c, "M0 27L6 0L-6 0Z", silver, { top: 0, bottom: 27 });
  });
  ball(c, 0, 3, 4.5, gold);
  shine(c, -10, -10, 12, 6, 0.6);
};

export const anchor: Painter = (c) => {
  halo(c, "#9ab8d8", 44, 0.35);
  trace(c, "M8 -30C30 -24 20 0 34 8C40 14 34 24 26 22", "#6a4a20", 5);
  trace(c, "M8 -30C30 -24 20 0 34 8C40 14 34 24 26 22", "#d8b070", 2.6);
  gild(c, "M-5 -28L5 -28L6 34L-6 34Z", silver, { top: -28, bottom: 34 });
  gild(c, "M-22 -20L22 -20L22 -12L-22 -12Z", silver, { top: -20, bottom: -12 });
  gild(
    c,
    "M-40 10C-34 34 -16 44 0 46C16 44 34 34 40 10L46 16L28 20L32 22C26 32 14 36 0 36C-14 36 -26 32 -32 22L-28 20L-46 16Z",
    silver,
    { top: 8, bottom: 46 },
  );
  trace(c, circle(0, -36, 8), night[3], 7);
  trace(c, circle(0, -36, 8), silver[1], 4);
  c.save();
  c.translate(0, 4);
  solid(c, star(5, 7, 3), gold, { top: -7, bottom: 7 });
  c.restore();
};
