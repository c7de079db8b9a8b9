import {
  at,
  ball,
  brass,
  coral as coralTone,
  gild,
  halo,
  rose,
  sapphire,
  shine,
  solid,
  stone,
  type Tone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import { moon } from "../../kit/client/slots/art/conservatory.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export { moon };

export const lantern: Painter = (c) => {
  halo(c, "#ff8a2a", 50, 0.85);
  gild(c, "M-10 -40L10 -40L13 -32L-13 -32Z", brass, { top: -40, bottom: -32 });
  trace(c, "M0 -48L0 -40", "#c99a45", 2.4);
  solid(
    c,
    "M-14 -32L14 -32C34 -26 34 18 14 26L-14 26C-34 18 -34 -26 -14 -32Z",
    ["#fff6cc", "#ffa63a", "#e2431f", "#5a1206"],
    { top: -32, bottom: 26 },
  );
  trace(c, "M-8 -32C-20 -20 -20 14 -8 26M8 -32C20 -20 20 14 8 26M0 -32L0 26", "rgba(140,30,8,0.55)", 1.6);
  trace(c, "M-28 -14C-14 -10 14 -10 28 -14M-29 6C-14 10 14 10 29 6", "rgba(140,30,8,0.4)", 1.4);
  shine(c, 0, -2, 15, 20, 0.75, 0);
  gild(c, "M-13 26L13 26L10 33L-10 33Z", brass, { top: 26, bottom: 33 });
  for (const x of [-5, 0, 5]) trace(c, `M${x} 33L${x} 46`, "#e2431f", 2);
};

export const koi: Painter = (c) => {
  c.save();
  c.rotate(-0.5);
  halo(c, "#ff9a6a", 44, 0.3);
  solid(c, "M26 0C38 -14 44 -16 48 -14C44 -4 44 6 48 16C40 16 34 12 26 4Z", coralTone, {
    top: -16,
    bottom: 16,
  });
  solid(c, "M4 -14C8 -28 18 -30 24 -28C22 -20 20 -14 16 -10Z", coralTone, { top: -30, bottom: -10 });
  solid(c, "M-44 2C-36 -18 8 -26 30 0C10 24 -34 22 -44 2Z", ["#ffffff", "#fff0e2", "#d8a88a", "#5a2a18"], {
    top: -20,
    bottom: 20,
  });
  c.save();
  c.clip(new Path2D("M-44 2C-36 -18 8 -26 30 0C10 24 -34 22 -44 2Z"));
  for (const [x, y, wide, high] of [
    [-22, -10, 13, 10],
    [6, -8, 13, 11],
    [20, 6, 10, 9],
    [-8, 12, 8, 6],
  ] as const) {
    c.fillStyle = "#ee5a2e";
    c.beginPath();
    c.ellipse(x, y, wide, high, 0.3, 0, Math.PI * 2);
    c.fill();
  }
  c.restore();
  ball(c, -32, -2, 3, ["#ffffff", "#2a1a14", "#0a0604", "#000000"]);
  shine(c, -12, -10, 18, 4, 0.6, 0.1);
  c.restore();
};

export const boat: Painter = (c) => {
  halo(c, "#ffd98a", 46, 0.35);
  trace(c, "M-4 -44L-4 20", "#472411", 4);
  solid(c, "M0 -42C26 -32 34 -10 32 10L0 10Z", ["#fff4dc", "#f0c98a", "#b57f3c", "#4a2c0e"], {
    top: -42,
    bottom: 10,
  });
  trace(c, "M0 -28C14 -24 22 -18 25 -14M0 -12C18 -10 28 -6 31 -2", "#94622a", 1.8);
  solid(c, "M-8 -38C-28 -26 -32 -6 -30 10L-8 10Z", ["#ffe6c4", "#dda868", "#94602a", "#3f240a"], {
    top: -38,
    bottom: 10,
  });
  solid(c, "M-44 14C-30 20 30 20 46 10C40 34 24 38 0 38C-24 38 -38 32 -44 14Z", wood, {
    top: 12,
    bottom: 38,
  });
  trace(c, "M-40 22C-24 27 24 27 42 19", "#f2cf9a", 1.6);
  at(c, 38, 4, 0.22, 0, () => lantern(c));
};

export const lotus: Painter = (c) => {
  halo(c, "#ff9ac8", 46, 0.4);
  solid(c, "M-44 30C-20 18 20 18 44 30C20 44 -20 44 -44 30Z", ["#a8e0a0", "#3a8a5a", "#154a34", "#062418"], {
    top: 20,
    bottom: 42,
  });
  const petal = (turn: number, length: number, tone: Tone) =>
    at(c, 0, 26, 1, turn, () =>
      solid(c, `M0 2C-15 -10 -12 ${-length * 0.7} 0 ${-length}C12 ${-length * 0.7} 15 -10 0 2Z`, tone, {
        top: -length,
        bottom: 2,
      }),
    );
  for (const turn of [-1.15, 1.15]) petal(turn, 46, ["#ffc0dc", "#d85a96", "#862a5c", "#380c26"]);
  for (const turn of [-0.72, 0.72]) petal(turn, 54, rose);
  for (const turn of [-0.34, 0.34]) petal(turn, 60, ["#ffe6f2", "#f590c0", "#a84078", "#441030"]);
  petal(0, 62, ["#fff6fa", "#ffb4d6", "#c8649a", "#5a1a40"]);
};

export const teapot: Painter = (c) => {
  const glaze: Tone = ["#d8f4ff", "#5f9fd0", "#23507f", "#0c2440"];
  trace(c, "M26 -10C46 -14 46 18 24 18", glaze[3], 9);
  trace(c, "M26 -10C46 -14 46 18 24 18", glaze[1], 5.4);
  solid(c, "M-24 8C-36 2 -38 -14 -46 -18L-38 -24C-28 -18 -28 -6 -20 -4Z", glaze, { top: -24, bottom: 8 });
  solid(c, "M0 -22C22 -22 32 -8 32 8C32 28 18 36 0 36C-18 36 -32 28 -32 8C-32 -8 -22 -22 0 -22Z", glaze, {
    top: -22,
    bottom: 36,
  });
  solid(c, "M-16 -22C-12 -32 12 -32 16 -22C8 -18 -8 -18 -16 -22Z", glaze, { top: -30, bottom: -18 });
  ball(c, 0, -33, 5, topaz);
  trace(c, "M-18 14C-10 4 -2 20 6 10C12 4 16 10 18 14M-12 24C-4 18 4 28 12 22", "#f4fbff", 2.4);
  shine(c, -14, -6, 7, 10, 0.6, 0.3);
};

const charm =
  (tone: Tone, sides: number, glow: string): Painter =>
  (c) => {
    halo(c, glow, 42, 0.35);
    stone(c, 36, sides, tone, sides === 4 ? Math.PI / 4 : 0);
  };
export const jade = charm(["#c8ffe0", "#2fae74", "#0f5a3c", "#052a1a"], 6, "#5affb0");
export const coralCharm = charm(["#ffd0b8", "#f26a45", "#8f2a14", "#3a0c04"], 8, "#ff8a5a");
export const amber = charm(["#fff0b0", "#f0a020", "#8f5206", "#3a1e02"], 5, "#ffc04a");
export const indigo = charm(sapphire, 4, "#6a8aff");
