import type { Painter } from "../skin.ts";
import {
  ball,
  gild,
  gold,
  halo,
  leaf,
  lettering,
  ruby,
  shine,
  silver,
  solid,
  type Tone,
  topaz,
  trace,
} from "./brush.ts";

export const seven: Painter = (c) => {
  halo(c, "#ff5a4a", 48, 0.55);
  solid(
    c,
    "M-32 -38L34 -38L34 -24C14 -6 4 14 2 40L-20 40C-18 16 -8 -4 12 -20L-18 -20L-18 -10L-32 -10Z",
    ruby,
  );
  trace(c, "M-28 -34L30 -34L30 -25C10 -7 0 14 -2 36", "#ffd36b", 2.2);
  shine(c, -8, -31, 22, 4, 0.7, 0);
};

const plate = (c: CanvasRenderingContext2D, y: number, tone: Tone) => {
  gild(c, `M-40 ${y - 12}L40 ${y - 12}L44 ${y}L40 ${y + 12}L-40 ${y + 12}L-44 ${y}Z`, tone, {
    top: y - 12,
    bottom: y + 12,
  });
  solid(
    c,
    `M-36 ${y - 8}L36 ${y - 8}L36 ${y + 8}L-36 ${y + 8}Z`,
    ["#3a4256", "#161c2a", "#06080e", "#000000"],
    {
      top: y - 8,
      bottom: y + 8,
    },
  );
  lettering(c, "BAR", "Inter, sans-serif", 17, gold, y);
};
export const bar: Painter = (c) => plate(c, 0, gold);
export const doubleBar: Painter = (c) => {
  plate(c, -14, silver);
  plate(c, 14, silver);
};
export const tripleBar: Painter = (c) => {
  halo(c, "#ffd36b", 48, 0.4);
  plate(c, -27, gold);
  plate(c, 0, gold);
  plate(c, 27, gold);
};

export const bell: Painter = (c) => {
  halo(c, "#ffd36b", 46, 0.35);
  gild(
    c,
    "M0 -40C6 -40 8 -34 6 -30C24 -24 24 -2 27 10C29 18 36 22 36 28L-36 28C-36 22 -29 18 -27 10C-24 -2 -24 -24 -6 -30C-8 -34 -6 -40 0 -40Z",
  );
  ball(c, 0, 33, 8, gold);
  trace(c, "M-30 17C-14 23 14 23 30 17", "#6b4312", 2.4);
  shine(c, -13, -8, 5, 18, 0.75, 0.15);
};

export const cherries: Painter = (c) => {
  trace(c, "M-16 14C-14 -10 0 -26 18 -36M18 14C20 -6 20 -22 18 -36", "#3f6b22", 4.5);
  trace(c, "M-16 14C-14 -10 0 -26 18 -36M18 14C20 -6 20 -22 18 -36", "#8ac34a", 1.8);
  solid(c, "M18 -36C4 -46 -14 -42 -24 -30C-10 -26 8 -26 18 -36Z", leaf, { top: -44, bottom: -26 });
  ball(c, -18, 20, 20, ruby);
  ball(c, 19, 20, 20, ruby);
};

export const plum: Painter = (c) => {
  const tone: Tone = ["#d3a6ff", "#7a34b8", "#35105e", "#16042c"];
  ball(c, 0, 6, 34, tone);
  trace(c, "M2 -28C-10 -8 -12 16 -4 38", "rgba(20,2,40,0.55)", 2.4);
  trace(c, "M2 -26C2 -34 6 -40 12 -43", "#6b4a22", 4);
  solid(c, "M6 -32C16 -46 34 -44 40 -36C30 -26 16 -24 6 -32Z", leaf, { top: -44, bottom: -26 });
};

export const orange: Painter = (c) => {
  const tone: Tone = ["#ffe2a0", "#f58a1f", "#a8470a", "#491a02"];
  ball(c, 0, 5, 35, tone);
  c.save();
  c.fillStyle = "rgba(120,48,0,0.35)";
  for (let k = 0; k < 26; k++) {
    const angle = k * 2.4;
    const far = 6 + ((k * 37) % 24);
    c.beginPath();
    c.arc(Math.cos(angle) * far, 6 + Math.sin(angle) * far, 0.9, 0, Math.PI * 2);
    c.fill();
  }
  c.restore();
  solid(c, "M0 -28C6 -42 26 -44 36 -38C28 -26 12 -22 0 -28Z", leaf, { top: -44, bottom: -24 });
  trace(c, "M0 -27C10 -34 22 -38 32 -37", "#1f5320", 1.4);
};

export const lemon: Painter = (c) => {
  solid(
    c,
    "M-42 2C-38 -4 -34 -8 -30 -14C-18 -32 18 -32 30 -14C34 -8 38 -4 42 2C38 8 34 12 30 18C18 34 -18 34 -30 18C-34 12 -38 8 -42 2Z",
    topaz,
    { top: -30, bottom: 34 },
  );
  shine(c, -10, -12, 16, 6, 0.75, -0.3);
  solid(c, "M10 -26C18 -42 36 -42 42 -34C34 -24 20 -20 10 -26Z", leaf, { top: -42, bottom: -22 });
};
