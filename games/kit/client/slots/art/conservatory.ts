import type { Painter } from "../skin.ts";
import { around, at, ball, halo, rose, shine, solid, type Tone, topaz, trace } from "./brush.ts";

export const nightLily: Painter = (c) => {
  halo(c, "#ff7ac8", 50, 0.6);
  const petals = (count: number, length: number, wide: number, tone: Tone, turn: number) =>
    around(
      c,
      count,
      () =>
        solid(
          c,
          `M0 0C${-wide} ${-length * 0.4} ${-wide * 0.6} ${-length * 0.8} 0 ${-length}C${wide * 0.6} ${-length * 0.8} ${wide} ${-length * 0.4} 0 0Z`,
          tone,
          { top: -length, bottom: 4 },
        ),
      turn,
    );
  petals(9, 46, 15, ["#f3a3d4", "#b8408e", "#5f1450", "#2a0624"], 0);
  petals(8, 35, 13, ["#ffc4e4", "#e06fb4", "#8f2c70", "#3a0a2c"], 0.3);
  petals(6, 23, 10, ["#fff0f8", "#ffb0da", "#c45a9a", "#5a1a44"], 0.1);
  around(c, 10, () => {
    trace(c, "M0 -3L0 -12", "#ffd36b", 1.5);
    ball(c, 0, -13, 2, topaz);
  });
  ball(c, 0, 0, 6, topaz);
};

export const moon: Painter = (c) => {
  halo(c, "#dfe8ff", 50, 0.85);
  ball(c, 0, 0, 35, ["#ffffff", "#e6ecff", "#9aa8d8", "#3a4678"]);
  c.fillStyle = "rgba(120,138,190,0.35)";
  for (const [x, y, r] of [
    [-10, 4, 8],
    [12, -8, 6],
    [8, 16, 9],
    [-16, -14, 4],
    [-4, 22, 4],
    [20, 6, 3],
  ] as const) {
    c.beginPath();
    c.arc(x, y, r, 0, Math.PI * 2);
    c.fill();
  }
};

export const orchid: Painter = (c) => {
  halo(c, "#b58aff", 46, 0.35);
  const petal: Tone = ["#f4e4ff", "#b07be8", "#5a2b96", "#220a44"];
  for (const turn of [0, 2.1, -2.1])
    at(c, 0, 0, 1, turn, () =>
      solid(c, "M0 -4C-12 -16 -10 -36 0 -44C10 -36 12 -16 0 -4Z", petal, { top: -44, bottom: 0 }),
    );
  for (const turn of [1.15, -1.15])
    at(c, 0, -2, 1, turn, () =>
      solid(
        c,
        "M0 -2C-22 -14 -20 -38 0 -42C20 -38 22 -14 0 -2Z",
        ["#ffe9ff", "#cf9af5", "#7a3fb8", "#2c0c50"],
        { top: -42, bottom: 0 },
      ),
    );
  solid(c, "M0 -2C-14 4 -12 24 0 30C12 24 14 4 0 -2Z", rose, { top: -2, bottom: 30 });
  trace(c, "M0 4L0 24M-5 8L-6 18M5 8L6 18", "#6b0f44", 1.4);
  ball(c, 0, 0, 5, topaz);
};

export const moth: Painter = (c) => {
  halo(c, "#b8ff9a", 46, 0.3);
  for (const side of [-1, 1]) {
    c.save();
    c.scale(side, 1);
    solid(c, "M2 -6C14 -34 40 -38 46 -24C46 -8 26 6 4 6Z", ["#f2f7d8", "#a9c27a", "#566b38", "#1e2a12"], {
      top: -36,
      bottom: 6,
    });
    solid(c, "M4 4C22 6 36 16 32 32C20 40 6 26 2 12Z", ["#e6f0c8", "#8fa864", "#43562b", "#18220e"], {
      top: 4,
      bottom: 36,
    });
    ball(c, 28, -18, 6, topaz);
    ball(c, 19, 20, 4.4, topaz);
    trace(c, "M4 -2C18 -12 32 -22 42 -26M6 8C16 14 24 22 28 30", "rgba(60,76,30,0.7)", 1.2);
    c.restore();
  }
  solid(
    c,
    "M-4.6 -14C-4.6 -20 4.6 -20 4.6 -14L3.6 24C2 30 -2 30 -3.6 24Z",
    ["#fff4d0", "#c9a45a", "#6f4c1c", "#2a1a06"],
    { top: -18, bottom: 30 },
  );
  trace(c, "M-2 -18C-6 -30 -12 -34 -16 -34M2 -18C6 -30 12 -34 16 -34", "#e6d59a", 1.8);
};

export const fern: Painter = (c) => {
  c.save();
  c.rotate(0.25);
  trace(c, "M-10 44C-8 14 0 -18 14 -40", "#0f3a1c", 5);
  trace(c, "M-10 44C-8 14 0 -18 14 -40", "#7fc45a", 2);
  for (let k = 0; k < 8; k++) {
    const part = k / 8;
    const [x, y] = [-10 + part * part * 22, 38 - part * 74];
    const size = 1 - part * 0.68;
    for (const side of [-1, 1]) {
      at(c, x, y, size, side * 1.05 + 0.2, () =>
        solid(c, "M0 0C-8 -10 -7 -26 0 -36C7 -26 8 -10 0 0Z", ["#d8ffb0", "#55b04a", "#1c5a2e", "#08240f"], {
          top: -36,
          bottom: 0,
        }),
      );
    }
  }
  c.restore();
};

export const dewGlass: Painter = (c) => {
  halo(c, "#8fe8ff", 46, 0.4);
  solid(
    c,
    "M0 -44C20 -14 30 0 30 14A30 30 0 0 1 -30 14C-30 0 -20 -14 0 -44Z",
    ["#ffffff", "#9fe6ff", "#2a7fb0", "#0a2f4a"],
    { top: -40, bottom: 44 },
  );
  shine(c, -12, 2, 5, 18, 0.95, 0.25);
  shine(c, 12, 28, 9, 4, 0.6, -0.5);
};
