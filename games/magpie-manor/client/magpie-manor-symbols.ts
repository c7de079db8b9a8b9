import {
  around,
  at,
  ball,
  brass,
  circle,
  gild,
  gold,
  halo,
  ink,
  ivory,
  night,
  ruby,
  sapphire,
  shine,
  silver,
  solid,
  stone,
  type Tone,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const plumage: Tone = ["#7a86a8", "#1c2338", "#0a0e1a", "#02040a"];
const sheen: Tone = ["#a8d0ff", "#2a62b8", "#10306a", "#040f26"];

/** The wild: the manor by moonlight. */
export const manor: Painter = (c) => {
  halo(c, "#b8c8ff", 50, 0.8);
  ball(c, 24, -28, 13, ["#ffffff", "#fff4d0", "#e8d090", "#a08848"]);
  solid(c, "M-40 -4L40 -4L40 42L-40 42Z", night, { top: -4, bottom: 42 });
  for (const [x, top] of [
    [-32, -22],
    [0, -32],
    [32, -18],
  ] as const) {
    solid(c, `M${x - 11} ${top}L${x + 11} ${top}L${x + 11} 42L${x - 11} 42Z`, night, { top, bottom: 42 });
    solid(c, `M${x - 14} ${top}L${x} ${top - 16}L${x + 14} ${top}Z`, sapphire, {
      top: top - 16,
      bottom: top,
    });
  }
  c.fillStyle = "#ffcf6a";
  for (const x of [-32, -16, 16, 32]) for (const y of [4, 20]) c.fillRect(x - 3.5, y, 7, 10);
  c.fillRect(-3.5, -20, 7, 10);
  gild(c, "M-8 42L-8 24C-8 14 8 14 8 24L8 42Z", gold, { top: 16, bottom: 42 });
};

/** The collector: a magpie with a ring in its beak. */
export const magpie: Painter = (c) => {
  halo(c, "#9ac0ff", 50, 0.9);
  solid(c, "M-8 14L-46 44L-40 48L-20 40L-30 50L-4 34L8 22Z", sheen, { top: 14, bottom: 50 });
  solid(c, "M-22 -6C-18 -26 6 -30 18 -18C30 -6 26 18 12 28C-2 34 -18 28 -22 12Z", ivory, {
    top: -26,
    bottom: 32,
  });
  solid(c, "M-24 -10C-22 -44 18 -48 24 -26C22 -14 6 -10 -2 -6C-12 0 -22 4 -24 -10Z", plumage, {
    top: -44,
    bottom: 2,
  });
  solid(c, "M-24 -6C-34 8 -30 30 -10 36C2 30 6 14 0 0C-8 -8 -18 -10 -24 -6Z", plumage, {
    top: -8,
    bottom: 36,
  });
  solid(c, "M-22 6C-28 18 -24 28 -12 32C-4 26 -4 14 -8 6C-14 2 -18 2 -22 6Z", sheen, { top: 4, bottom: 32 });
  solid(c, "M22 -32L46 -22L23 -20Z", ink, { top: -32, bottom: -20 });
  ball(c, 12, -29, 4, ["#fff8d0", "#ffd86a", "#a06a10", "#3a2002"]);
  ball(c, 13, -29, 2, ["#888888", "#101010", "#000000", "#000000"]);
  trace(c, circle(40, -11, 8), gold[3], 5);
  trace(c, circle(40, -11, 8), gold[1], 3);
  ball(c, 40, -2, 4, ruby);
  trace(c, "M-2 32L-2 44M8 28L9 42", "#2a2418", 3);
};

/** The cash symbol: a silver spoon whose plain bowl leaves room for its amount. */
export const silverSpoon: Painter = (c) => {
  halo(c, "#dfe8f4", 50, 0.8);
  c.save();
  c.rotate(0.62);
  gild(c, "M-4 20L4 20L7 46C7 50 -7 50 -7 46Z", silver, { top: 20, bottom: 50 });
  c.restore();
  gild(c, circle(0, -2, 38), silver, { top: -40, bottom: 36 });
  ball(c, 0, -2, 32, ["#ffffff", "#b9c6d4", "#7d8c9e", "#4a5664"]);
  trace(c, circle(0, -2, 35), "#f4f8fc", 1.6);
};

/** The scatter: a nest with three eggs. */
export const nest: Painter = (c) => {
  halo(c, "#a8e0c8", 50, 0.8);
  for (const [x, y] of [
    [-18, -10],
    [18, -10],
    [0, -18],
  ] as const)
    at(c, x, y, 1, x * 0.012, () => {
      solid(
        c,
        "M0 -24C14 -24 18 -4 16 6C12 18 -12 18 -16 6C-18 -4 -14 -24 0 -24Z",
        ["#f4fffb", "#8ed8cc", "#3a8a86", "#103c3a"],
        {
          top: -24,
          bottom: 16,
        },
      );
      for (const [dx, dy] of [
        [-6, -8],
        [5, -3],
        [-2, 5],
      ] as const)
        ball(c, dx, dy, 2, ["#a08060", "#6a4a2a", "#4a2e14", "#2a1606"]);
    });
  solid(c, "M-46 4C-30 14 30 14 46 4C44 36 24 44 0 44C-24 44 -44 36 -46 4Z", wood, { top: 4, bottom: 44 });
  for (let k = 0; k < 11; k++) {
    const x = -40 + k * 8;
    trace(
      c,
      `M${x - 8} ${12 + (k % 3) * 6}L${x + 10} ${20 + ((k * 5) % 4) * 5}`,
      k % 2 ? "#d8a868" : "#5a3416",
      2.4,
    );
  }
};

export const pocketWatch: Painter = (c) => {
  halo(c, "#ffe0a0", 46, 0.45);
  trace(c, "M6 -40C26 -50 40 -34 46 -44", gold[3], 5);
  trace(c, "M6 -40C26 -50 40 -34 46 -44", gold[1], 2.8);
  gild(c, circle(0, -36, 8), gold, { top: -44, bottom: -28 });
  gild(c, circle(0, 8, 37), gold, { top: -29, bottom: 45 });
  ball(c, 0, 8, 29, ["#fffef6", "#f6edd4", "#dccba0", "#8a7648"]);
  at(c, 0, 8, 1, 0, () => around(c, 12, (k) => trace(c, "M0 -26L0 -21", "#4a3414", k % 3 ? 1.6 : 3)));
  trace(c, "M0 8L0 -10M0 8L13 14", "#1c2a4a", 3.2);
  ball(c, 0, 8, 3.6, ruby);
  shine(c, -11, -6, 12, 6, 0.55);
};

export const brooch: Painter = (c) => {
  halo(c, "#8ab0ff", 46, 0.45);
  around(c, 12, () => ball(c, 0, -38, 7, ["#ffffff", "#f4eee4", "#c0b4a0", "#6a5c48"]));
  gild(c, circle(0, 0, 33), gold, { top: -33, bottom: 33 });
  stone(c, 27, 8, sapphire, 0, 1);
};

export const thimble: Painter = (c) => {
  halo(c, "#e8d0a8", 44, 0.4);
  gild(c, "M-22 -30C-18 -44 18 -44 22 -30L32 34L-32 34Z", brass, { top: -42, bottom: 34 });
  for (let row = 0; row < 4; row++)
    for (let k = -2 - (row > 1 ? 1 : 0); k <= 2 + (row > 1 ? 1 : 0); k++)
      ball(c, k * 8 + (row % 2 ? 0 : 4) - 2, -24 + row * 11, 2.2, [
        "#6a4a1a",
        "#4a3010",
        "#2a1a06",
        "#100802",
      ]);
  gild(c, "M-34 24L34 24L36 40L-36 40Z", gold, { top: 24, bottom: 40 });
  shine(c, -14, -10, 4, 20, 0.5, 0.15);
};

export const feather: Painter = (c) => {
  halo(c, "#8ac0ff", 44, 0.4);
  c.save();
  c.rotate(0.5);
  solid(c, "M0 -48C22 -34 24 0 6 30L-4 30C-24 2 -20 -34 0 -48Z", sheen, { top: -48, bottom: 30 });
  solid(c, "M0 -48C-20 -34 -24 2 -4 30L0 30Z", plumage, { top: -48, bottom: 30 });
  for (let y = -34; y < 24; y += 9)
    trace(c, `M0 ${y + 6}L12 ${y - 3}M0 ${y + 6}L-12 ${y - 3}`, "#cfe4ff", 1.4);
  trace(c, "M0 -46L1 48", "#f4f8ff", 2.6);
  c.restore();
};
