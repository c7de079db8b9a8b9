import type { Painter } from "../skin.ts";
import {
  at,
  ball,
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
  stone,
  type Tone,
  trace,
} from "./brush.ts";

export const crown: Painter = (c) => {
  halo(c, "#c08bff", 50, 0.6);
  solid(c, "M-34 10C-34 -14 34 -14 34 10L30 26L-30 26Z", ruby, { top: -12, bottom: 26 });
  gild(c, "M-40 -18L-24 2L-14 -28L0 -2L14 -28L24 2L40 -18L34 26L-34 26Z");
  gild(c, "M-36 22L36 22L36 36L-36 36Z", gold, { top: 22, bottom: 36 });
  for (const [x, tone] of [
    [-22, sapphire],
    [0, ruby],
    [22, emerald],
  ] as const)
    at(c, x, 29, 0.16, 0, () => stone(c, 40, 8, tone));
  for (const [x, y] of [
    [-40, -21],
    [-14, -32],
    [14, -32],
    [40, -21],
  ] as const)
    ball(c, x, y, 5, ivory);
};

const keyShape = "M-6 -4L-6 34L-6 40L6 40L6 34L18 34L18 26L6 26L6 20L14 20L14 13L6 13L6 -4Z";

const keyOf =
  (tone: Tone, bow: () => string, glow: string): Painter =>
  (c) => {
    halo(c, glow, 46, 0.45);
    c.save();
    c.rotate(0.42);
    gild(c, keyShape, tone, { top: -6, bottom: 42 });
    gild(c, bow(), tone, { top: -42, bottom: 0 });
    c.fillStyle = "rgba(10,6,16,0.85)";
    c.beginPath();
    for (const [x, y] of [
      [-11, -26],
      [11, -26],
      [0, -12],
    ] as const) {
      c.moveTo(x + 5, y);
      c.arc(x, y, 5, 0, Math.PI * 2);
    }
    c.fill();
    c.restore();
  };

export const key = keyOf(
  gold,
  () => `${circle(-11, -26, 11)}${circle(11, -26, 11)}${circle(0, -12, 11)}`,
  "#ffd36b",
);

export const orb: Painter = (c) => {
  halo(c, "#7aa8ff", 48, 0.5);
  ball(c, 0, 12, 29, sapphire);
  trace(c, "M-29 12C-14 20 14 20 29 12", "#3b2207", 7);
  trace(c, "M-29 12C-14 20 14 20 29 12", "#f2d391", 4.4);
  trace(c, "M0 -17C8 -8 10 2 8 17", "#3b2207", 6);
  trace(c, "M0 -17C8 -8 10 2 8 17", "#e9bf62", 3.6);
  gild(c, "M-4 -42L4 -42L4 -36L11 -36L11 -29L4 -29L4 -18L-4 -18L-4 -29L-11 -29L-11 -36L-4 -36Z", gold, {
    top: -42,
    bottom: -18,
  });
};

export const sceptre: Painter = (c) => {
  c.save();
  c.rotate(0.62);
  halo(c, "#ff8fb0", 46, 0.35);
  gild(c, "M-4 -12L4 -12L5 44L-5 44Z", gold, { top: -12, bottom: 44 });
  for (const y of [0, 16, 32])
    gild(c, `M-7 ${y}L7 ${y}L7 ${y + 5}L-7 ${y + 5}Z`, gold, { top: y, bottom: y + 5 });
  gild(c, "M-14 -16C-22 -30 -12 -36 0 -30C12 -36 22 -30 14 -16C8 -10 -8 -10 -14 -16Z", gold, {
    top: -36,
    bottom: -10,
  });
  at(c, 0, -31, 0.34, 0, () => stone(c, 42, 8, ruby));
  c.restore();
};

export const goblet: Painter = (c) => {
  halo(c, "#ffd36b", 46, 0.3);
  gild(
    c,
    "M-26 -36L26 -36C28 -10 18 6 6 10L6 26C16 28 22 32 24 40L-24 40C-22 32 -16 28 -6 26L-6 10C-18 6 -28 -10 -26 -36Z",
  );
  solid(c, "M-23 -36C-23 -42 23 -42 23 -36C23 -30 -23 -30 -23 -36Z", ruby, { top: -42, bottom: -30 });
  at(c, 0, -10, 0.2, 0, () => stone(c, 40, 6, emerald));
  for (const x of [-15, 15]) at(c, x, -14, 0.12, 0, () => stone(c, 40, 6, ruby));
  shine(c, -15, -16, 3.4, 16, 0.8, 0.1);
};

export const ring: Painter = (c) => {
  halo(c, "#8fd0ff", 46, 0.4);
  const band = `${circle(0, 14, 27)}${circle(0, 14, 19)}`;
  c.save();
  c.shadowColor = "rgba(0,0,0,0.6)";
  c.shadowBlur = 9;
  c.shadowOffsetY = 5;
  const path = new Path2D(band);
  c.fillStyle = gold[3];
  c.fill(path, "evenodd");
  c.restore();
  c.lineWidth = 7.5;
  const shadeOf = c.createLinearGradient(-26, -10, 26, 40);
  for (const [stop, colour] of [
    [0, gold[0]],
    [0.3, gold[1]],
    [0.5, gold[2]],
    [0.7, gold[0]],
    [1, gold[2]],
  ] as const)
    shadeOf.addColorStop(stop, colour);
  c.strokeStyle = shadeOf;
  c.beginPath();
  c.arc(0, 14, 23, 0, Math.PI * 2);
  c.stroke();
  gild(c, "M-14 -10L14 -10L9 0L-9 0Z", gold, { top: -10, bottom: 0 });
  at(c, 0, -21, 0.48, 0, () => stone(c, 42, 8, ["#ffffff", "#bfe4ff", "#5f8fc4", "#1a3556"]));
};
