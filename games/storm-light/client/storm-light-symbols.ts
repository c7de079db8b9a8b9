import {
  at,
  ball,
  brass,
  circle,
  gild,
  gold,
  halo,
  ivory,
  ruby,
  shine,
  solid,
  star,
  type Tone,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const bolt: Tone = ["#ffffff", "#ffe27a", "#e08a14", "#5a2c02"];
const navy: Tone = ["#8fb4e8", "#2a5596", "#12305e", "#050f24"];
const slate: Tone = ["#c8d8e8", "#5d7f9e", "#2c4660", "#0c1a28"];
const skinTone: Tone = ["#ffe0c0", "#e0a878", "#a0683c", "#4a2812"];
const beard: Tone = ["#ffffff", "#d8dde4", "#8f9aa8", "#3c4550"];

/** The wild: a bolt of lightning. */
export const lightning: Painter = (c) => {
  halo(c, "#8ac8ff", 50, 0.9);
  gild(c, "M14 -48L-30 6L-4 6L-16 48L32 -12L6 -12Z", bolt, { top: -48, bottom: 48 });
  trace(c, "M12 -42L-20 0L2 0", "#fffbe0", 2.4);
};

/** The scatter: a striped lighthouse with its beams. */
export const lighthouse: Painter = (c) => {
  halo(c, "#ffe09a", 50, 0.8);
  for (const side of [-1, 1]) {
    c.save();
    c.globalAlpha = 0.75;
    c.fillStyle = "#fff0b8";
    c.fill(new Path2D(`M0 -30L${side * 50} -44L${side * 50} -14Z`));
    c.restore();
  }
  solid(c, "M-11 -18L11 -18L19 42L-19 42Z", ivory, { top: -18, bottom: 42 });
  c.save();
  c.clip(new Path2D("M-11 -18L11 -18L19 42L-19 42Z"));
  for (const y of [-10, 12, 34])
    solid(c, `M-24 ${y}L24 ${y}L24 ${y + 11}L-24 ${y + 11}Z`, ruby, { top: y, bottom: y + 11 });
  c.restore();
  gild(c, "M-16 -20L16 -20L16 -15L-16 -15Z", brass, { top: -20, bottom: -15 });
  ball(c, 0, -28, 8, ["#ffffff", "#fff0a0", "#ffc04a", "#a05a08"]);
  gild(c, "M-12 -34L0 -47L12 -34Z", ruby, { top: -47, bottom: -34 });
  solid(c, "M-34 46C-30 38 -12 40 0 40C12 40 30 38 34 46Z", slate, { top: 38, bottom: 46 });
};

export const captain: Painter = (c) => {
  halo(c, "#8ab0e8", 48, 0.5);
  solid(c, "M-38 46C-36 28 -20 22 0 22C20 22 36 28 38 46Z", navy, { top: 22, bottom: 46 });
  for (const y of [32, 41]) for (const x of [-8, 8]) ball(c, x, y, 2.6, gold);
  ball(c, 0, -4, 25, skinTone);
  solid(c, "M-26 -2C-28 26 -12 36 0 36C12 36 28 26 26 -2C18 10 8 6 0 10C-8 6 -18 10 -26 -2Z", beard, {
    top: 0,
    bottom: 36,
  });
  trace(c, "M-7 16C-2 20 2 20 7 16", "#7a3a20", 2.4);
  for (const x of [-9, 9]) ball(c, x, -5, 2.8, ["#ffffff", "#1a2a44", "#0a1020", "#000000"]);
  solid(c, "M-30 -18C-34 -44 34 -44 30 -18C14 -24 -14 -24 -30 -18Z", navy, { top: -42, bottom: -18 });
  gild(c, "M-30 -20C-14 -27 14 -27 30 -20L28 -13C14 -19 -14 -19 -28 -13Z", gold, { top: -26, bottom: -13 });
  at(c, 0, -31, 0.9, 0, () => gild(c, star(5, 8, 3.4), gold, { top: -8, bottom: 8 }));
};

export const whale: Painter = (c) => {
  halo(c, "#7ab8e8", 46, 0.45);
  trace(c, "M-14 -26C-14 -38 -26 -42 -30 -36M-14 -26C-14 -40 -2 -44 2 -38", "#bfe6ff", 4);
  solid(
    c,
    "M-46 6C-44 -22 -12 -28 10 -16C24 -8 30 -6 36 -22C30 -34 38 -40 42 -32C48 -38 52 -30 44 -20C44 14 20 32 -10 32C-32 32 -46 22 -46 6Z",
    navy,
    {
      top: -36,
      bottom: 32,
    },
  );
  solid(c, "M-45 12C-36 22 -8 22 10 18C4 30 -10 32 -18 31C-34 30 -44 22 -45 12Z", ivory, {
    top: 12,
    bottom: 32,
  });
  for (const x of [-36, -27, -18, -9]) trace(c, `M${x} 19L${x + 3} 28`, "#a8b4c0", 1.6);
  solid(c, "M-6 16C-2 30 10 36 18 34C14 26 8 20 4 14Z", navy, { top: 14, bottom: 36 });
  ball(c, -30, 2, 3.4, ["#ffffff", "#101a2c", "#060a14", "#000000"]);
  shine(c, -16, -12, 18, 5, 0.5, -0.1);
};

export const schooner: Painter = (c) => {
  halo(c, "#c8dcf0", 46, 0.4);
  trace(c, "M-4 -44L-4 24", "#5a3416", 4);
  solid(c, "M0 -42C22 -30 32 -4 32 14L0 14Z", ivory, { top: -42, bottom: 14 });
  solid(c, "M-9 -36C-24 -22 -34 -2 -36 14L-9 14Z", ivory, { top: -36, bottom: 14 });
  trace(c, "M4 -6L27 -6M-12 -8L-28 -8", "#c8b48a", 1.6);
  solid(c, "M-4 -46L14 -42L-4 -38Z", ruby, { top: -46, bottom: -38 });
  solid(c, "M-42 20L42 20C38 34 26 40 20 40L-22 40C-32 38 -40 30 -42 20Z", wood, { top: 20, bottom: 40 });
  trace(c, "M-38 26L38 26", gold[1], 2.4);
  trace(c, "M-46 43C-36 38 -28 48 -18 43C-8 38 0 48 10 43C20 38 28 48 46 42", "#8fc4e8", 3);
};

export const barrel: Painter = (c) => {
  halo(c, "#d8a870", 44, 0.35);
  solid(c, "M-24 -42L24 -42C38 -18 38 18 24 42L-24 42C-38 18 -38 -18 -24 -42Z", wood, {
    top: -42,
    bottom: 42,
  });
  trace(c, "M-12 -42C-18 -14 -18 14 -12 42M12 -42C18 -14 18 14 12 42M0 -42L0 42", "#4a2812", 1.8);
  for (const [y, half] of [
    [-30, 29],
    [-8, 34],
    [14, 34],
  ] as const)
    gild(c, `M${-half} ${y}L${half} ${y}L${half} ${y + 7}L${-half} ${y + 7}Z`, brass, {
      top: y,
      bottom: y + 7,
    });
  gild(c, circle(0, 30, 6), gold, { top: 24, bottom: 36 });
  shine(c, -14, -20, 5, 18, 0.35, 0);
};
