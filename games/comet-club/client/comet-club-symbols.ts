import {
  at,
  ball,
  gild,
  gold,
  halo,
  ink,
  ivory,
  ruby,
  shine,
  silver,
  solid,
  star,
  topaz,
  trace,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

export const comet: Painter = (c) => {
  c.save();
  c.rotate(-0.62);
  const tail = (width: number, length: number, colour: string, alpha: number) => {
    c.globalAlpha = alpha;
    const fade = c.createLinearGradient(-18, 0, length, 0);
    fade.addColorStop(0, colour);
    fade.addColorStop(1, `${colour}00`);
    c.fillStyle = fade;
    c.beginPath();
    c.moveTo(-18, -width);
    c.quadraticCurveTo(length * 0.4, -width * 0.7, length, 0);
    c.quadraticCurveTo(length * 0.4, width * 0.7, -18, width);
    c.fill();
    c.globalAlpha = 1;
  };
  tail(22, 66, "#4a8aff", 0.8);
  tail(14, 58, "#8fd0ff", 0.9);
  tail(7, 48, "#ffffff", 0.9);
  c.translate(-18, 0);
  halo(c, "#bfe8ff", 34, 0.9);
  ball(c, 0, 0, 19, ["#ffffff", "#ffe6a0", "#f0a030", "#7a3a0a"]);
  gild(c, star(5, 13, 5.4), gold, { top: -13, bottom: 13 });
  c.restore();
};

export const clubStar: Painter = (c) => {
  halo(c, "#ffe07a", 50, 0.7);
  gild(c, star(5, 45, 19), gold);
  c.save();
  c.scale(0.66, 0.66);
  solid(c, star(5, 45, 19), topaz);
  c.restore();
  shine(c, -8, -12, 10, 5, 0.9);
};

export const cocktail: Painter = (c) => {
  halo(c, "#ff7ac0", 44, 0.3);
  solid(
    c,
    "M-34 -30L34 -30L4 8L4 32L18 38L-18 38L-4 32L-4 8Z",
    ["#ffffff", "#cfe6f4", "#7f9fb8", "#1f3444"],
    { top: -30, bottom: 38 },
  );
  solid(c, "M-26 -22L26 -22L2 6L-2 6Z", ["#ffc0e0", "#ee4f92", "#8f1f58", "#5a0f38"], {
    top: -22,
    bottom: 6,
  });
  trace(c, "M-14 -8L26 -44", "#e9bf62", 2.6);
  ball(c, 6, -24, 6.5, ["#d8ff9a", "#7aa83a", "#3a5a14", "#162a06"]);
  ball(c, 9, -26, 1.8, ruby);
  shine(c, -16, -14, 3, 10, 0.9, -0.7);
};

export const trumpet: Painter = (c) => {
  c.save();
  c.rotate(-0.42);
  halo(c, "#ffd36b", 44, 0.3);
  gild(c, "M-46 -12C-34 -8 -26 -4 -16 -4L40 -4L40 4L-16 4C-26 4 -34 8 -46 12C-50 8 -50 -8 -46 -12Z", gold, {
    top: -12,
    bottom: 12,
  });
  trace(c, "M-6 4C-12 22 26 24 24 4", gold[3], 8.4);
  trace(c, "M-6 4C-12 22 26 24 24 4", gold[1], 5);
  for (const x of [0, 9, 18]) {
    gild(c, `M${x - 3} -18L${x + 3} -18L${x + 3} 16L${x - 3} 16Z`, gold, { top: -18, bottom: 16 });
    ball(c, x, -20, 3.4, ivory);
  }
  gild(c, "M40 -6L46 -7L46 7L40 6Z", silver, { top: -7, bottom: 7 });
  c.restore();
};

export const piano: Painter = (c) => {
  solid(c, "M-42 -4C-40 -34 -6 -44 10 -32C22 -22 40 -28 42 -4L42 12L-42 12Z", ink, { top: -40, bottom: 12 });
  shine(c, -16, -22, 16, 7, 0.4);
  solid(c, "M-42 10L42 10L42 24L-42 24Z", ivory, { top: 10, bottom: 24 });
  for (let x = -35; x < 42; x += 7) trace(c, `M${x} 11L${x} 23`, "#6b5a38", 0.9);
  c.fillStyle = "#0a0c12";
  for (let x = -38; x < 38; x += 7)
    if (Math.round((x + 38) / 7) % 7 !== 2 && Math.round((x + 38) / 7) % 7 !== 6)
      c.fillRect(x + 1.4, 10, 4, 8.5);
  for (const x of [-36, 34])
    gild(c, `M${x - 4} 24L${x + 4} 24L${x + 2} 42L${x - 2} 42Z`, gold, { top: 24, bottom: 42 });
  trace(c, "M-40 5L40 5", "#e9bf62", 1.6);
};

export const gloves: Painter = (c) => {
  const hand = (turn: number, x: number) =>
    at(c, x, 4, 0.9, turn, () => {
      solid(
        c,
        "M-13 40L-14 6C-22 -4 -22 -12 -18 -13C-14 -14 -11 -6 -8 -2L-10 -30C-10 -35 -4 -35 -4 -30L-2 -8L-1 -36C-1 -41 5 -41 5 -36L5 -8L8 -33C9 -38 14 -37 14 -32L11 -4L15 -22C17 -26 21 -24 20 -19L14 14L13 40Z",
        ["#ffffff", "#f0ece2", "#a8a294", "#2e2a24"],
        { top: -38, bottom: 40 },
      );
      gild(c, "M-15 30L15 30L15 40L-15 40Z", gold, { top: 30, bottom: 40 });
    });
  hand(-0.32, -12);
  hand(0.3, 13);
};
