import {
  ball,
  halo,
  leaf,
  ruby,
  shine,
  solid,
  type Tone,
  topaz,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const stem = (c: CanvasRenderingContext2D, d: string) => {
  trace(c, d, "#3a230c", 5);
  trace(c, d, "#8a5c2a", 2.4);
};

export const bee: Painter = (c) => {
  halo(c, "#ffe07a", 50, 0.65);
  for (const [side, turn] of [
    [-1, -0.5],
    [1, 0.5],
  ] as const) {
    c.save();
    c.translate(side * 8, -10);
    c.rotate(turn + side * 0.5);
    c.globalAlpha = 0.88;
    solid(c, "M0 4C-16 -8 -14 -34 0 -38C14 -34 16 -8 0 4Z", ["#ffffff", "#dff2fb", "#8fb4c8", "#2e4654"], {
      top: -38,
      bottom: 4,
    });
    c.restore();
  }
  const body = "M0 -14C18 -14 24 2 22 16C20 34 8 42 0 46C-8 42 -20 34 -22 16C-24 2 -18 -14 0 -14Z";
  solid(c, body, topaz, { top: -14, bottom: 46 });
  c.save();
  c.clip(new Path2D(body));
  c.fillStyle = "#2a1806";
  for (const y of [4, 19, 33]) c.fillRect(-26, y, 52, 7.5);
  c.restore();
  ball(c, 0, -19, 12, ["#ffe9a8", "#e0a030", "#8f5a10", "#3a2204"]);
  for (const x of [-5, 5]) ball(c, x, -20, 3, ["#ffffff", "#241404", "#0a0602", "#000000"]);
  trace(c, "M-4 -30C-8 -40 -14 -40 -16 -38M4 -30C8 -40 14 -40 16 -38", "#2a1806", 2.4);
  shine(c, -9, 2, 5, 12, 0.5, 0.2);
};

export const pear: Painter = (c) => {
  const tone: Tone = ["#f8ffb8", "#b9c83a", "#5f7a14", "#243206"];
  stem(c, "M2 -30C2 -38 6 -42 10 -45");
  solid(
    c,
    "M2 -34C14 -34 14 -18 18 -8C22 2 34 8 32 24C30 38 16 44 0 44C-18 44 -32 36 -32 22C-32 8 -18 4 -14 -8C-10 -20 -10 -34 2 -34Z",
    tone,
    { top: -34, bottom: 44 },
  );
  solid(c, "M8 -32C18 -44 34 -42 38 -36C30 -26 18 -24 8 -32Z", leaf, { top: -42, bottom: -26 });
  shine(c, -13, 14, 7, 14, 0.65, 0.3);
};

export const fig: Painter = (c) => {
  solid(
    c,
    "M0 -40C6 -28 10 -24 20 -10C32 6 34 40 0 42C-34 40 -32 6 -20 -10C-10 -24 -6 -28 0 -40Z",
    ["#d8a0d8", "#6f2a7a", "#33103c", "#15051a"],
    { top: -38, bottom: 42 },
  );
  trace(c, "M0 -36C-12 -14 -18 10 -14 36M0 -36C12 -14 18 10 14 36M0 -36L0 40", "rgba(230,170,230,0.4)", 1.6);
  solid(c, "M2 22C14 14 30 18 30 28C28 38 12 42 2 36Z", ["#ffe0d0", "#e07a6a", "#9a3040", "#4a1020"], {
    top: 18,
    bottom: 40,
  });
  for (const [x, y] of [
    [12, 26],
    [18, 30],
    [10, 32],
    [22, 26],
  ] as const)
    ball(c, x, y, 1.5, topaz);
  shine(c, -11, -4, 5, 12, 0.6, 0.35);
};

export const grapes: Painter = (c) => {
  const tone: Tone = ["#dcc0ff", "#7a45c4", "#38187a", "#160736"];
  stem(c, "M2 -26C2 -36 6 -42 12 -45");
  for (const [x, y] of [
    [-22, -14],
    [0, -18],
    [22, -14],
    [-12, 0],
    [11, 0],
    [-22, 6],
    [23, 6],
    [0, 12],
    [-11, 20],
    [12, 20],
    [0, 34],
  ] as const)
    ball(c, x, y, 12, tone);
  solid(c, "M-2 -28C-16 -44 -36 -42 -40 -30C-28 -22 -12 -20 -2 -28Z", leaf, { top: -42, bottom: -22 });
};

export const apple: Painter = (c) => {
  stem(c, "M0 -20C0 -32 4 -38 10 -42");
  solid(
    c,
    "M0 -22C10 -32 36 -28 36 -2C36 24 18 42 8 42C4 42 3 39 0 39C-3 39 -4 42 -8 42C-18 42 -36 24 -36 -2C-36 -28 -10 -32 0 -22Z",
    ruby,
    { top: -28, bottom: 42 },
  );
  solid(c, "M4 -28C12 -44 32 -44 38 -36C30 -24 14 -20 4 -28Z", leaf, { top: -42, bottom: -24 });
  shine(c, -17, -8, 7, 14, 0.75, 0.3);
};
