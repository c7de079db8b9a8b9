import {
  around,
  at,
  ball,
  brass,
  circle,
  copper,
  gild,
  gold,
  halo,
  ink,
  lettering,
  round,
  ruby,
  shine,
  silver,
  solid,
  star,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export const conductor: Painter = (c) => {
  halo(c, "#58e0d2", 50, 0.55);
  solid(c, "M-38 46C-38 24 -22 16 0 16C22 16 38 24 38 46Z", ["#9fd8e0", "#1d5f6e", "#0b2e3a", "#041419"], {
    top: 16,
    bottom: 46,
  });
  for (const y of [26, 36]) ball(c, 0, y, 3, gold);
  trace(c, "M-14 18L0 30L14 18", "#f2d391", 2.4);
  solid(c, "M-18 -14C-18 12 -8 17 0 17C8 17 18 12 18 -14Z", ["#ffdcc0", "#e6aa80", "#b07048", "#4d2813"], {
    top: -14,
    bottom: 17,
  });
  solid(
    c,
    "M-16 4C-10 -1 -4 2 0 4C4 2 10 -1 16 4C12 12 5 10 0 8C-5 10 -12 12 -16 4Z",
    ["#c9c4bd", "#7d7770", "#3c3834", "#191614"],
    { top: 0, bottom: 12 },
  );
  for (const x of [-7.5, 7.5]) {
    c.fillStyle = "#1d1410";
    c.beginPath();
    c.ellipse(x, -5, 2.1, 2.7, 0, 0, Math.PI * 2);
    c.fill();
  }
  solid(
    c,
    "M-22 -24L-18 -40C-6 -45 6 -45 18 -40L22 -24C8 -28 -8 -28 -22 -24Z",
    ["#7fc4ce", "#164a58", "#082630", "#030f14"],
    { top: -44, bottom: -24 },
  );
  solid(c, "M-23 -20C-10 -28 10 -28 23 -20L20 -12C8 -18 -8 -18 -20 -12Z", ink, { top: -27, bottom: -12 });
  at(c, 0, -33, 0.8, 0, () => gild(c, star(5, 8, 3.4), gold, { top: -8, bottom: 8 }));
};

export const opal: Painter = (c) => {
  halo(c, "#7fffe8", 50, 0.6);
  gild(c, circle(0, 0, 42), gold);
  c.save();
  c.clip(new Path2D(circle(0, 0, 34)));
  c.fillStyle = "#dff8ff";
  c.fillRect(-40, -40, 80, 80);
  for (const [x, y, r, colour] of [
    [-14, -12, 26, "#ff8fd0"],
    [16, -14, 24, "#7ae8ff"],
    [0, 16, 28, "#8affb8"],
    [-18, 16, 18, "#ffe07a"],
    [20, 14, 18, "#b08aff"],
  ] as const) {
    c.fillStyle = round(c, x, y, r, colour, `${colour}00`);
    c.fillRect(-40, -40, 80, 80);
  }
  c.restore();
  trace(c, circle(0, 0, 34), "#5a3a10", 2);
  shine(c, -11, -15, 13, 7, 0.9);
};

export const engine: Painter = (c) => {
  halo(c, "#ffe6a8", 46, 0.4);
  solid(c, "M-34 30L34 30L42 40L-42 40Z", copper, { top: 30, bottom: 40 });
  gild(c, "M-8 -44L8 -44L10 -28L-10 -28Z", brass, { top: -44, bottom: -28 });
  ball(c, 0, 0, 34, ["#9fe8e4", "#1f7f86", "#0a3d48", "#04191f"]);
  trace(c, circle(0, 0, 31), "#f2d391", 2.6);
  around(c, 12, () => ball(c, 0, -26, 2, brass));
  ball(c, 0, 2, 14, ["#ffffff", "#fff3c4", "#ffc94a", "#8a5a12"]);
  halo(c, "#fff3c4", 30, 0.7);
  for (const x of [-28, 28]) ball(c, x, 26, 7, ["#ffffff", "#ffd98a", "#e0902a", "#6b3a0a"]);
  trace(c, "M-30 34L-14 42M30 34L14 42M0 34L0 43", "#2e1a07", 2);
};

export const lamp: Painter = (c) => {
  halo(c, "#ffb54a", 50, 0.7);
  trace(c, "M-14 -30C-14 -48 14 -48 14 -30", "#2e1a07", 6);
  trace(c, "M-14 -30C-14 -48 14 -48 14 -30", "#c99a45", 3);
  gild(c, "M-14 -32L14 -32L20 -22L-20 -22Z", brass, { top: -32, bottom: -22 });
  solid(
    c,
    "M-18 -22L18 -22C24 -6 24 10 18 24L-18 24C-24 10 -24 -6 -18 -22Z",
    ["#fffbe0", "#ffd56b", "#f08a1f", "#7a3a08"],
    { top: -22, bottom: 24 },
  );
  solid(c, "M0 16C-9 10 -7 -2 0 -14C7 -2 9 10 0 16Z", ["#ffffff", "#fff3b0", "#ffb02a", "#b05a0a"], {
    top: -14,
    bottom: 16,
  });
  trace(c, "M-18 -22C-24 -6 -24 10 -18 24M18 -22C24 -6 24 10 18 24M0 -22L0 -14M0 16L0 24", "#8a5a1a", 1.8);
  gild(c, "M-22 24L22 24L26 36L-26 36Z", brass, { top: 24, bottom: 36 });
};

export const ticket: Painter = (c) => {
  c.save();
  c.rotate(-0.3);
  halo(c, "#ffe6a8", 44, 0.3);
  solid(
    c,
    "M-42 -22L42 -22L42 -6A7 7 0 0 0 42 8L42 24L-42 24L-42 8A7 7 0 0 0 -42 -6Z",
    ["#fff6da", "#ecc98a", "#b0813a", "#4a2f0c"],
    { top: -22, bottom: 24 },
  );
  trace(c, "M-22 -18L-22 20", "#7a5420", 1.6);
  trace(c, "M-17 -16L37 -16M-17 18L37 18", "#7a5420", 1.2);
  lettering(c, "OPAL", "Fraunces, serif", 19, ["#7a2a1a", "#9a3a22", "#5f1c10", "#f5dfae"], -3);
  at(c, 10, 10, 0.7, 0, () => trace(c, "M-30 0L30 0M-22 5L22 5", "#7a5420", 1.6));
  at(c, -32, 1, 0.16, 0, () => gild(c, star(5, 42, 18), ruby));
  c.restore();
};

export const whistle: Painter = (c) => {
  halo(c, "#cfe6ff", 44, 0.3);
  gild(c, "M-42 -20L10 -20C32 -20 40 -2 40 10A24 24 0 0 1 -8 10L-8 0L-42 0Z", silver, {
    top: -20,
    bottom: 36,
  });
  c.fillStyle = "#10151d";
  c.beginPath();
  c.roundRect(-16, -17, 14, 9, 2);
  c.fill();
  ball(c, 16, 10, 11, ["#ffe6a8", "#c99a45", "#6b3f12", "#2e1a07"]);
  trace(c, "M40 6C48 0 48 -14 40 -20", "#c99a45", 3);
  shine(c, -20, -4, 18, 3, 0.8, 0);
};
