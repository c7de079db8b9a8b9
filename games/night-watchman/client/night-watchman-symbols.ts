import {
  ball,
  brass,
  circle,
  copper,
  gild,
  gold,
  halo,
  ink,
  night,
  ruby,
  shine,
  solid,
  type Tone,
  topaz,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

const skinTone: Tone = ["#ffe2c4", "#e0a878", "#9a6038", "#3f2410"];
const coat: Tone = ["#6a86c8", "#2c4486", "#131f4a", "#060a1e"];
const amber: Tone = ["#fffbd8", "#ffc24a", "#e08414", "#6a3404"];

/** The watchman in his coat and hat, with a lantern that lights the reel. */
export const watchman: Painter = (c) => {
  halo(c, "#ffb84a", 50, 0.85);
  solid(c, "M-26 46C-30 16 -22 -4 -6 -6C12 -4 22 14 22 46Z", coat, { top: -6, bottom: 46 });
  trace(c, "M-3 0L-3 46", "#0a1030", 2);
  for (const y of [10, 22, 34]) ball(c, 3, y, 2.6, gold);
  ball(c, -4, -17, 14, skinTone);
  solid(c, "M-18 -12C-14 2 6 2 10 -12C8 -4 -14 -4 -18 -12Z", ["#f4f4f4", "#b8b8c4", "#70707e", "#2a2a34"], {
    top: -12,
    bottom: 0,
  });
  solid(c, "M-30 -24C-20 -20 12 -20 22 -24L14 -28C14 -46 -22 -46 -22 -28Z", ink, { top: -44, bottom: -20 });
  gild(c, "M-22 -30L14 -30L14 -26L-22 -26Z", brass, { top: -30, bottom: -26 });
  for (const x of [-10, 1]) ball(c, x, -17, 2, ["#ffffff", "#1a1008", "#0a0502", "#000000"]);
  trace(c, "M14 4C24 2 30 0 33 -6", coat[1], 8);
  trace(c, circle(34, -8, 5), brass[1], 2.4);
  gild(c, "M26 -2L42 -2L40 3L28 3Z", brass, { top: -2, bottom: 3 });
  solid(c, "M27 3L41 3L43 24L25 24Z", amber, { top: 3, bottom: 24 });
  trace(c, "M34 3L34 24M30 3L29 24M38 3L39 24", "#7a4408", 1.4);
  gild(c, "M23 24L45 24L43 29L25 29Z", brass, { top: 24, bottom: 29 });
  shine(c, 34, 14, 7, 10, 0.9, 0);
};

export const tomcat: Painter = (c) => {
  halo(c, "#b48aff", 46, 0.45);
  const fur: Tone = ["#8a8496", "#3c3648", "#191522", "#060409"];
  solid(
    c,
    "M-34 -42L-14 -28C-6 -31 6 -31 14 -28L34 -42C38 -20 38 -2 34 8C28 30 12 38 0 38C-12 38 -28 30 -34 8C-38 -2 -38 -20 -34 -42Z",
    fur,
    { top: -42, bottom: 38 },
  );
  for (const side of [-1, 1]) {
    solid(
      c,
      `M${side * 30} -34L${side * 17} -25L${side * 29} -16Z`,
      ["#ffc8d8", "#c87a92", "#7a3a50", "#2a0c18"],
      { top: -34, bottom: -16 },
    );
    ball(c, side * 15, -4, 10, ["#faffb8", "#c8e02a", "#6a8a0a", "#24320a"]);
    solid(
      c,
      `M${side * 15} -12C${side * 15 + 4} -6 ${side * 15 + 4} -2 ${side * 15} 5C${side * 15 - 4} -2 ${side * 15 - 4} -6 ${side * 15} -12Z`,
      ink,
      { top: -12, bottom: 5 },
    );
    trace(c, `M${side * 10} 16L${side * 44} 10M${side * 10} 19L${side * 44} 22`, "#e8e4f4", 1.4);
  }
  solid(c, "M-5 10L5 10L0 16Z", ["#ffd0dc", "#e08aa0", "#8a4258", "#30101c"], { top: 10, bottom: 16 });
  trace(c, "M0 16C-2 24 -10 24 -13 20M0 16C2 24 10 24 13 20", "#0a0710", 2.2);
  gild(c, "M-22 34C-8 42 8 42 22 34L22 41C8 48 -8 48 -22 41Z", ruby, { top: 34, bottom: 48 });
  ball(c, 0, 44, 4.6, gold);
};

export const owl: Painter = (c) => {
  halo(c, "#d8b070", 46, 0.4);
  const plume: Tone = ["#e8c898", "#a87844", "#5a3a1a", "#22140a"];
  solid(
    c,
    "M-32 -42C-22 -34 -10 -33 0 -33C10 -33 22 -34 32 -42C38 -20 36 18 26 34C16 46 -16 46 -26 34C-36 18 -38 -20 -32 -42Z",
    plume,
    { top: -42, bottom: 44 },
  );
  solid(
    c,
    "M-17 4C-6 0 6 0 17 4C20 26 10 40 0 42C-10 40 -20 26 -17 4Z",
    ["#fff4dc", "#ecd0a0", "#b08a54", "#4a3216"],
    { top: 0, bottom: 42 },
  );
  for (const y of [12, 20, 28]) trace(c, `M-12 ${y}c4 5 8 5 12 0c4 5 8 5 12 0`, "#8a6434", 1.8);
  for (const side of [-1, 1]) {
    ball(c, side * 14, -12, 14, ["#fffdf0", "#f2dca8", "#b8904a", "#4a3010"]);
    ball(c, side * 14, -12, 9, topaz);
    ball(c, side * 14, -12, 5, ["#5a5a6a", "#14101c", "#060409", "#000000"]);
    solid(
      c,
      `M${side * 34} -6C${side * 44} 10 ${side * 40} 30 ${side * 26} 36C${side * 24} 18 ${side * 26} 4 ${side * 34} -6Z`,
      ["#c89a60", "#7a5028", "#3f2812", "#180e06"],
      { top: -6, bottom: 36 },
    );
  }
  solid(c, "M-5 -6L5 -6L0 8Z", gold, { top: -6, bottom: 8 });
};

export const streetDoor: Painter = (c) => {
  halo(c, "#ffb84a", 44, 0.35);
  gild(c, "M-34 46L-34 -16C-34 -58 34 -58 34 -16L34 46Z", ["#b8b0c8", "#6a6480", "#383248", "#14101e"], {
    top: -46,
    bottom: 46,
  });
  solid(c, "M-26 46L-26 -12C-26 -46 26 -46 26 -12L26 46Z", ["#4aa08a", "#1a5f56", "#0a332f", "#031412"], {
    top: -40,
    bottom: 46,
  });
  solid(c, "M-20 -12C-20 -36 20 -36 20 -12Z", amber, { top: -32, bottom: -12 });
  trace(c, "M0 -12L0 -30M0 -12L-14 -24M0 -12L14 -24", "#0a332f", 2.4);
  for (const [x, y] of [
    [-20, -4],
    [3, -4],
    [-20, 22],
    [3, 22],
  ] as const)
    trace(c, `M${x} ${y}h17v19h-17Z`, "#0a2a26", 2.4);
  ball(c, 20, 20, 3.6, gold);
  trace(c, circle(0, 6, 5), gold[1], 2.6);
};

export const nightBell: Painter = (c) => {
  halo(c, "#ffd88a", 44, 0.35);
  trace(c, "M-30 -40L30 -40M0 -40L0 -30", wood[1], 5);
  trace(c, "M26 -40C34 -20 22 0 32 26", "#d8b070", 2.6);
  ball(c, 32, 30, 5, ruby);
  ball(c, 0, 34, 7, copper);
  gild(
    c,
    "M0 -32C18 -32 20 -12 22 4C23 14 28 20 34 26L34 30L-34 30L-34 26C-28 20 -23 14 -22 4C-20 -12 -18 -32 0 -32Z",
    brass,
    { top: -32, bottom: 30 },
  );
  trace(c, "M-24 12C-8 17 8 17 24 12", night[3], 2);
  shine(c, -10, -12, 5, 14, 0.6, 0.1);
};
