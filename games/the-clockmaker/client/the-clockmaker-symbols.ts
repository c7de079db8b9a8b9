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
  ivory,
  ruby,
  shine,
  silver,
  solid,
  star,
  type Tone,
  trace,
  wood,
} from "../../kit/client/slots/art/brush.ts";
import type { Painter } from "../../kit/client/slots/skin.ts";

/** The outline of a gear. */
function teeth(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 4 }, (_, k) => {
    const angle = (k / (count * 4)) * Math.PI * 2;
    const radius = k % 4 < 2 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

export const greatWheel: Painter = (c) => {
  halo(c, "#ffcf6b", 50, 0.6);
  gild(c, teeth(16, 45, 38), gold);
  ball(c, 0, 0, 30, ["#5a4326", "#2a1b0c", "#140b04", "#000000"]);
  around(c, 6, () => gild(c, "M-3 -4L3 -4L4.6 -31L-4.6 -31Z", gold, { top: -31, bottom: -4 }));
  gild(c, teeth(10, 17, 13), copper, { top: -17, bottom: 17 });
  ball(c, 0, 0, 8, ruby);
};

export const goldWatch: Painter = (c) => {
  halo(c, "#ffe6a8", 48, 0.45);
  gild(c, circle(0, -40, 6), gold, { top: -46, bottom: -34 });
  gild(c, "M-5 -36L5 -36L6 -28L-6 -28Z", gold, { top: -36, bottom: -28 });
  gild(c, circle(0, 6, 36), gold, { top: -30, bottom: 42 });
  solid(c, circle(0, 6, 28), ivory, { top: -22, bottom: 34 });
  at(c, 0, 6, 1, 0, () => {
    around(c, 12, (k) => trace(c, "M0 -25L0 -20", "#3a2c14", k % 3 === 0 ? 2.8 : 1.2));
    at(c, 0, 0, 1, -0.95, () =>
      gild(c, "M-2 3L0 -15L2 3Z", ["#5a6a80", "#22304a", "#0a1222", "#000000"], { top: -15, bottom: 3 }),
    );
    at(c, 0, 0, 1, 0.5, () =>
      gild(c, "M-1.7 4L0 -22L1.7 4Z", ["#5a6a80", "#22304a", "#0a1222", "#000000"], { top: -22, bottom: 4 }),
    );
    ball(c, 0, 0, 3, gold);
  });
  shine(c, -11, -8, 9, 5, 0.6);
};

export const pendulum: Painter = (c) => {
  c.save();
  c.rotate(0.22);
  gild(c, "M-2.6 -46L2.6 -46L2.6 14L-2.6 14Z", brass, { top: -46, bottom: 14 });
  gild(c, "M-8 -46L8 -46L8 -40L-8 -40Z", brass, { top: -46, bottom: -40 });
  gild(c, circle(0, 22, 22), brass, { top: 0, bottom: 44 });
  gild(c, circle(0, 22, 14), gold, { top: 8, bottom: 36 });
  at(c, 0, 22, 1, 0, () => gild(c, star(8, 11, 5), copper, { top: -11, bottom: 11 }));
  c.restore();
};

export const hourglass: Painter = (c) => {
  halo(c, "#ffd98a", 44, 0.3);
  const glass: Tone = ["#ffffff", "#c9e4ee", "#6b8fa0", "#20333c"];
  solid(
    c,
    "M-20 -34L20 -34C20 -14 6 -8 4 0C6 8 20 14 20 34L-20 34C-20 14 -6 8 -4 0C-6 -8 -20 -14 -20 -34Z",
    glass,
    { top: -34, bottom: 34 },
  );
  solid(
    c,
    "M-14 -18C-4 -14 4 -14 14 -18C10 -8 4 -6 2 0L2 12C8 14 16 22 17 32L-17 32C-16 22 -8 14 -2 12L-2 0C-4 -6 -10 -8 -14 -18Z",
    ["#ffe9b0", "#e0a94a", "#94611a", "#6b4310"],
    { top: -18, bottom: 32 },
  );
  for (const x of [-25, 25])
    gild(c, `M${x - 3} -36L${x + 3} -36L${x + 3} 36L${x - 3} 36Z`, wood, { top: -36, bottom: 36 });
  for (const y of [-44, 34])
    gild(c, `M-32 ${y}L32 ${y}L32 ${y + 10}L-32 ${y + 10}Z`, brass, { top: y, bottom: y + 10 });
  shine(c, -10, -22, 3, 9, 0.8, 0.2);
};

export const spring: Painter = (c) => {
  c.save();
  c.translate(0, 0);
  c.scale(0.86, 0.86);
  c.save();
  c.rotate(0.5);
  for (let k = 0; k < 7; k++) {
    const y = -36 + k * 12;
    trace(c, `M-20 ${y}C-20 ${y + 12} 20 ${y - 4} 20 ${y + 8}`, silver[3], 9.5);
    trace(c, `M-20 ${y}C-20 ${y + 12} 20 ${y - 4} 20 ${y + 8}`, silver[1], 6.2);
    trace(c, `M-18 ${y + 1}C-16 ${y + 9} 8 ${y + 1} 18 ${y + 4}`, silver[0], 1.8);
  }
  c.restore();
  c.restore();
};
