import {
  at,
  ball,
  brass,
  gild,
  gold,
  halo,
  ivory,
  lettering,
  ruby,
  sapphire,
  solid,
  star,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import { key } from "../../kit/client/slots/art/regalia.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export const dial: Painter = (c) => {
  halo(c, "#ffe6a8", 48, 0.4);
  gild(c, "M-44 26A44 44 0 0 1 44 26L44 34L-44 34Z", brass, { top: -20, bottom: 34 });
  solid(c, "M-37 25A37 37 0 0 1 37 25Z", ivory, { top: -12, bottom: 25 });
  for (let k = 0; k <= 8; k++) {
    const angle = Math.PI + (k / 8) * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    trace(c, `M${x * 34} ${25 + y * 34}L${x * 28} ${25 + y * 28}`, "#4a3b20", k % 2 === 0 ? 2.4 : 1.2);
  }
  at(c, 0, 25, 1, 0.9, () => solid(c, "M-3 2L0 -32L3 2Z", ruby, { top: -32, bottom: 2 }));
  ball(c, 0, 25, 6, brass);
};

export const suitcase: Painter = (c) => {
  trace(c, "M-12 -22L-12 -32L12 -32L12 -22", "#2e1a07", 8);
  trace(c, "M-12 -22L-12 -32L12 -32L12 -22", "#c99a45", 4.4);
  solid(
    c,
    "M-38 -22L38 -22C42 -22 44 -18 44 -14L44 30C44 34 42 36 38 36L-38 36C-42 36 -44 34 -44 30L-44 -14C-44 -18 -42 -22 -38 -22Z",
    ["#e39a63", "#9a4a22", "#54210c", "#220a03"],
    { top: -22, bottom: 36 },
  );
  for (const x of [-26, 20])
    solid(c, `M${x} -23L${x + 7} -23L${x + 7} 37L${x} 37Z`, ["#f2cf9a", "#c38a4a", "#6b3f16", "#2e1a07"], {
      top: -23,
      bottom: 37,
    });
  for (const [x, y] of [
    [-44, -22],
    [44, -22],
    [-44, 36],
    [44, 36],
  ] as const)
    ball(c, x * 0.92, y + (y > 0 ? -4 : 4), 5, brass);
  at(c, 0, 8, 0.3, -0.2, () => {
    solid(c, star(10, 42, 36), sapphire);
    lettering(c, "P", "Fraunces, serif", 50, gold, 0);
  });
};

export const attendant: Painter = (c) => {
  halo(c, "#ffd36b", 50, 0.55);
  solid(c, "M-38 46C-38 22 -22 14 0 14C22 14 38 22 38 46Z", ["#ff9aa0", "#b01c34", "#5f0a1b", "#26030b"], {
    top: 14,
    bottom: 46,
  });
  for (const y of [22, 32, 42]) for (const x of [-6, 6]) ball(c, x, y, 2.6, gold);
  gild(c, "M-38 40C-36 28 -28 22 -20 20L-22 28C-28 30 -31 36 -31 42Z", gold, { top: 20, bottom: 42 });
  gild(c, "M38 40C36 28 28 22 20 20L22 28C28 30 31 36 31 42Z", gold, { top: 20, bottom: 42 });
  solid(c, "M-9 6L9 6L9 18C4 22 -4 22 -9 18Z", ["#ffd9b8", "#e0a077", "#a5653f", "#5a2f18"], {
    top: 6,
    bottom: 20,
  });
  solid(c, "M-18 -18C-18 8 -8 13 0 13C8 13 18 8 18 -18Z", ["#ffe4cb", "#f0b58c", "#c07d52", "#5a2f18"], {
    top: -18,
    bottom: 13,
  });
  for (const x of [-7.5, 7.5]) {
    c.fillStyle = "#2a160c";
    c.beginPath();
    c.ellipse(x, -6, 2.1, 2.8, 0, 0, Math.PI * 2);
    c.fill();
  }
  trace(c, "M-6 3C-3 7 3 7 6 3", "#8a3a22", 1.8);
  solid(
    c,
    "M-20 -16L-18 -38C-8 -43 8 -43 18 -38L20 -16C8 -20 -8 -20 -20 -16Z",
    ["#ff9aa0", "#b01c34", "#5f0a1b", "#26030b"],
    { top: -42, bottom: -16 },
  );
  gild(c, "M-20.5 -15L-20 -22C-8 -26 8 -26 20 -22L20.5 -15C8 -19 -8 -19 -20.5 -15Z", gold, {
    top: -25,
    bottom: -15,
  });
  ball(c, 0, -41, 3.4, gold);
};

export const roomKey: Painter = (c) => {
  at(c, -12, -2, 0.86, -0.4, () => key(c));
  at(c, 16, 10, 1, 0.22, () => {
    solid(c, "M-13 -24L13 -24L17 -18L17 26L-17 26L-17 -18Z", ruby, { top: -24, bottom: 26 });
    trace(c, "M-12 -15L12 -15L12 21L-12 21Z", "#f2d391", 1.4);
    lettering(c, "9", "Fraunces, serif", 30, gold, 4);
  });
};
