import {
  around,
  at,
  ball,
  brass,
  copper,
  coral as coralTone,
  gild,
  halo,
  shine,
  solid,
  type Tone,
  teal,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const sand: Tone = ["#fff4e0", "#f2c9a0", "#b5794a", "#4f2c14"];
const nacre: Tone = ["#ffffff", "#f4e2ea", "#b79ab0", "#4a3650"];

/** An old diving helmet, lit from within. */
export const diver: Painter = (c) => {
  halo(c, "#5ff0e0", 50, 0.6);
  gild(c, "M-30 28L30 28L40 42L-40 42Z", brass, { top: 28, bottom: 42 });
  ball(c, 0, -4, 35, brass);
  for (const x of [-36, 36])
    gild(c, `M${x - 6} -14L${x + 6} -14L${x + 6} 8L${x - 6} 8Z`, copper, { top: -14, bottom: 8 });
  gild(c, "M-12 -42L12 -42L16 -34L-16 -34Z", brass, { top: -42, bottom: -34 });
  ball(c, 0, -3, 21, copper);
  ball(c, 0, -3, 16.5, ["#e8ffff", "#4fc8d8", "#0f4a60", "#052029"]);
  trace(c, "M-16 -3L16 -3M0 -19L0 13", "#5a2f12", 2.6);
  around(c, 10, () => ball(c, 0, -19, 1.8, brass), 0.3);
  for (const x of [-24, -8, 8, 24]) ball(c, x, 35, 2.6, brass);
  shine(c, -8, -10, 6, 4, 0.95);
};

export const shell: Painter = (c) => {
  c.save();
  c.translate(0, 0);
  c.scale(0.84, 0.84);
  halo(c, "#ffd0b0", 48, 0.5);
  for (let k = 0; k < 7; k++) {
    at(c, 0, 34, 1, -0.96 + k * 0.32, () =>
      solid(
        c,
        "M0 2L-13 -58C-9 -70 9 -70 13 -58Z",
        k % 2 === 0 ? sand : ["#ffe0cc", "#eb9f80", "#a2543a", "#4a1c10"],
        {
          top: -70,
          bottom: 0,
        },
      ),
    );
  }
  solid(c, "M-16 30C-10 24 10 24 16 30L20 42L-20 42Z", sand, { top: 26, bottom: 42 });
  shine(c, -14, -12, 6, 18, 0.5, 0.3);
  c.restore();
};

export const pearl: Painter = (c) => {
  halo(c, "#fff2fa", 46, 0.7);
  solid(
    c,
    "M-44 14C-40 -2 -22 -4 0 4C22 -4 40 -2 44 14C36 36 -36 36 -44 14Z",
    ["#d8b8c8", "#8f6a80", "#4f3448", "#241420"],
    {
      top: 0,
      bottom: 34,
    },
  );
  solid(c, "M-40 12C-34 4 -20 4 0 12C20 4 34 4 40 12C30 26 -30 26 -40 12Z", nacre, { top: 4, bottom: 26 });
  ball(c, 0, -6, 24, nacre);
  shine(c, 8, 4, 10, 7, 0.4);
};

export const turtle: Painter = (c) => {
  const skin: Tone = ["#c8f09a", "#5fa84a", "#25602f", "#0c2a14"];
  for (const [x, y, turn] of [
    [-26, -20, -0.8],
    [26, -20, 0.8],
    [-24, 26, -2.3],
    [24, 26, 2.3],
  ] as const)
    at(c, x, y, 1, turn, () =>
      solid(c, "M0 6C-9 0 -8 -16 0 -22C8 -16 9 0 0 6Z", skin, { top: -22, bottom: 6 }),
    );
  solid(c, "M0 -26C-10 -30 -10 -44 0 -46C10 -44 10 -30 0 -26Z", skin, { top: -46, bottom: -26 });
  for (const x of [-4, 4]) ball(c, x, -39, 1.8, ["#ffffff", "#203018", "#0a1408", "#000000"]);
  solid(
    c,
    "M0 -32C20 -32 32 -16 32 4C32 26 16 40 0 40C-16 40 -32 26 -32 4C-32 -16 -20 -32 0 -32Z",
    ["#e8d08a", "#a5762e", "#5a3a10", "#241404"],
    {
      top: -32,
      bottom: 40,
    },
  );
  solid(c, "M0 -18L12 -10L12 8L0 16L-12 8L-12 -10Z", ["#f5e2a8", "#c08f42", "#70481a", "#2e1a06"], {
    top: -18,
    bottom: 16,
  });
  trace(c, "M0 -18L0 -31M12 -10L26 -18M12 8L30 14M0 16L0 39M-12 8L-30 14M-12 -10L-26 -18", "#4a2f0e", 2.2);
  shine(c, -10, -16, 12, 5, 0.5);
};

export const octopus: Painter = (c) => {
  c.save();
  c.translate(0, -3);
  c.scale(0.9, 0.9);
  const body: Tone = ["#ffc4e8", "#c44a9a", "#6f1a5a", "#2e0626"];
  for (const [turn, side] of [
    [0.15, 1],
    [0.62, 1],
    [-0.15, -1],
    [-0.62, -1],
  ] as const) {
    c.save();
    c.translate(0, 8);
    c.scale(side, 1);
    c.rotate(Math.abs(turn) * -1 + 0.5);
    trace(c, "M4 4C20 10 14 30 30 30C40 30 42 20 36 16", body[3], 12);
    trace(c, "M4 4C20 10 14 30 30 30C40 30 42 20 36 16", body[1], 8.4);
    trace(c, "M5 2C20 8 15 27 30 27", body[0], 1.8);
    c.restore();
  }
  solid(c, "M0 -44C24 -44 32 -24 28 -6C26 8 16 16 0 16C-16 16 -26 8 -28 -6C-32 -24 -24 -44 0 -44Z", body, {
    top: -44,
    bottom: 16,
  });
  for (const x of [-10, 10]) {
    ball(c, x, -6, 7, ["#ffffff", "#fff8e8", "#d8c8a0", "#4a3a20"]);
    ball(c, x + 1, -5, 3.2, ["#5a4a6a", "#1a1024", "#0a0610", "#000000"]);
  }
  trace(c, "M-6 7C-2 10 2 10 6 7", "#4a0c3a", 2.2);
  shine(c, -12, -30, 9, 6, 0.7);
  c.restore();
};

export const coral: Painter = (c) => {
  const branch = (d: string, width: number) => {
    trace(c, d, coralTone[3], width + 4);
    trace(c, d, coralTone[1], width);
    trace(c, d, coralTone[0], width * 0.28);
  };
  halo(c, "#ff8a6a", 44, 0.3);
  branch("M0 42C0 20 -6 12 -18 0C-24 -8 -24 -20 -28 -30", 9);
  branch("M0 30C4 10 14 4 20 -8C26 -18 24 -28 30 -38", 9);
  branch("M-8 10C-4 -8 -2 -20 -6 -38", 8);
  branch("M-22 -6C-32 -8 -36 -12 -40 -18M20 -8C30 -8 34 -10 40 -14M-5 -18C2 -26 6 -32 8 -42", 6);
  solid(c, "M-26 44C-18 34 18 34 26 44Z", teal, { top: 36, bottom: 44 });
};
