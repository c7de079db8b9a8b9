import {
  amethyst,
  at,
  ball,
  gild,
  gold,
  halo,
  ink,
  ivory,
  lettering,
  rose,
  ruby,
  sapphire,
  solid,
  star,
  stone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export const mask: Painter = (c) => {
  halo(c, "#ff7ad0", 50, 0.5);
  for (const [turn, tone] of [
    [-0.75, rose],
    [-0.4, topaz],
    [0.4, topaz],
    [0.75, rose],
    [0, amethyst],
  ] as const) {
    at(c, 0, -4, 1, turn, () => {
      solid(c, "M0 -6C-14 -22 -8 -40 0 -46C8 -40 14 -22 0 -6Z", tone, { top: -46, bottom: -6 });
      trace(c, "M0 -8L0 -38", "rgba(255,255,255,0.5)", 1.2);
    });
  }
  solid(
    c,
    "M-44 -10C-30 -16 -12 -12 0 -2C12 -12 30 -16 44 -10C46 8 34 28 18 26C8 25 4 16 0 16C-4 16 -8 25 -18 26C-34 28 -46 8 -44 -10Z",
    ivory,
    { top: -14, bottom: 28 },
  );
  trace(
    c,
    "M-42 -8C-30 -14 -12 -10 0 0C12 -10 30 -14 42 -8C44 8 34 26 18 24C8 23 4 14 0 14C-4 14 -8 23 -18 24C-34 26 -44 8 -42 -8Z",
    "#c99a45",
    2.2,
  );
  for (const side of [-1, 1]) {
    c.fillStyle = "#150b1f";
    c.beginPath();
    c.ellipse(side * 19, 4, 11, 6.4, side * 0.25, 0, Math.PI * 2);
    c.fill();
    trace(c, `M${side * 8} 4C${side * 14} -5 ${side * 26} -5 ${side * 31} 1`, "#e9bf62", 1.6);
  }
  at(c, 0, -3, 0.13, 0, () => stone(c, 42, 8, sapphire));
};

export const invitation: Painter = (c) => {
  halo(c, "#ffe6a8", 48, 0.5);
  c.save();
  c.rotate(-0.1);
  solid(c, "M-40 -26L40 -26L40 28L-40 28Z", ivory, { top: -26, bottom: 28 });
  trace(c, "M-36 -22L36 -22L36 24L-36 24Z", "#c99a45", 1.2);
  solid(c, "M-40 -26L40 -26L0 8Z", ["#fffdf4", "#f4ead2", "#d6c49a", "#7a6638"], { top: -26, bottom: 8 });
  solid(c, star(14, 15, 12.4), ruby, { top: -15, bottom: 15 });
  lettering(c, "P", "Fraunces, serif", 18, gold, 0);
  c.restore();
};

export const fan: Painter = (c) => {
  c.save();
  c.translate(0, 26);
  c.scale(0.82, 0.82);
  for (let k = 0; k < 9; k++) {
    const turn = -1.15 + (k / 8) * 2.3;
    at(c, 0, 0, 1, turn, () =>
      solid(
        c,
        "M0 0L-8 -62C-4 -68 4 -68 8 -62Z",
        k % 2 === 0
          ? ["#ffd9ea", "#c43d86", "#6f1450", "#2a0420"]
          : ["#ffe3b8", "#e08a3c", "#8a3f12", "#3a1604"],
        { top: -66, bottom: 0 },
      ),
    );
  }
  c.strokeStyle = "rgba(255,240,200,0.75)";
  c.lineWidth = 1.6;
  c.beginPath();
  c.arc(0, 0, 52, -Math.PI / 2 - 1.15, -Math.PI / 2 + 1.15);
  c.stroke();
  ball(c, 0, 0, 6, gold);
  c.restore();
};

export const roseBloom: Painter = (c) => {
  trace(c, "M0 16C2 28 -4 36 -6 44", "#1f5320", 5);
  solid(c, "M-4 30C-20 18 -34 24 -38 34C-24 42 -12 40 -4 30Z", ["#c2f08a", "#4f9a34", "#1f5320", "#0a240c"], {
    top: 20,
    bottom: 42,
  });
  solid(c, "M0 32C14 20 30 26 34 36C20 44 8 42 0 32Z", ["#c2f08a", "#4f9a34", "#1f5320", "#0a240c"], {
    top: 22,
    bottom: 44,
  });
  halo(c, "#ff3a5a", 44, 0.35);
  ball(c, 0, -8, 31, ruby);
  for (const [turn, scale] of [
    [0.2, 1],
    [2.3, 0.98],
    [4.4, 0.96],
    [1.2, 0.7],
    [3.4, 0.68],
    [5.4, 0.66],
    [0.4, 0.4],
    [3, 0.38],
  ] as const) {
    at(c, 0, -8, scale, turn, () => {
      solid(
        c,
        "M-22 -6C-20 -26 20 -28 26 -6C14 4 -10 8 -22 -6Z",
        ["#ff8f98", "#d3213f", "#7d0b22", "#48040f"],
        { top: -24, bottom: 6 },
      );
    });
  }
};

export const violin: Painter = (c) => {
  c.save();
  c.rotate(0.5);
  halo(c, "#f5a24a", 46, 0.3);
  gild(c, "M-2.6 -46L2.6 -46L2.6 -8L-2.6 -8Z", ink, { top: -46, bottom: -8 });
  solid(
    c,
    "M0 -14C14 -18 20 -6 14 4C12 8 14 12 20 18C26 34 14 44 0 44C-14 44 -26 34 -20 18C-14 12 -12 8 -14 4C-20 -6 -14 -18 0 -14Z",
    ["#ffc07a", "#b8571c", "#5e2408", "#260c02"],
    { top: -18, bottom: 44 },
  );
  for (const x of [-2.2, -0.7, 0.7, 2.2]) trace(c, `M${x} -42L${x} 32`, "#f5ecd0", 0.5);
  trace(c, "M-10 8c-3 6 3 8 0 15M10 8c3 6 -3 8 0 15", "#260c02", 1.8);
  gild(c, "M-6 26L6 26L4 34L-4 34Z", ink, { top: 26, bottom: 34 });
  gild(c, "M-5 -50C-5 -46 5 -46 5 -50L3 -42L-3 -42Z", wood, { top: -50, bottom: -42 });
  c.restore();
};
