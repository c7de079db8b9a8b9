type Spark = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  born: number;
  lifeMs: number;
  size: number;
  colour: string;
};

/** Sparks and coins over the reels, limited in number. */
export type Sparks = {
  burst(
    x: number,
    y: number,
    options: { count: number; colours: readonly string[]; speed: number; size?: number },
  ): void;
  /** Drops coins from above, for big wins. */
  rain(width: number, options: { count: number; colours: readonly string[]; overMs: number }): void;
  /** Draws the sparks and coins on a canvas of this size; returns whether any are left. */
  draw(context: CanvasRenderingContext2D, now: number, size: { width: number; height: number }): boolean;
  clear(): void;
};

const most = 220;
const gravity = 900;

export function createSparks(clock: () => number): Sparks {
  let sparks: Spark[] = [];
  const add = (spark: Spark) => {
    if (sparks.length < most) sparks.push(spark);
  };
  return {
    burst(x, y, { count, colours, speed, size = 3 }) {
      const born = clock();
      for (let i = 0; i < count; i++) {
        const angle = Math.random() * Math.PI * 2;
        const pace = speed * (0.35 + Math.random() * 0.65);
        add({
          x,
          y,
          vx: Math.cos(angle) * pace,
          vy: Math.sin(angle) * pace - speed * 0.4,
          born,
          lifeMs: 500 + Math.random() * 500,
          size: size * (0.6 + Math.random()),
          colour: colours[i % colours.length]!,
        });
      }
    },
    rain(width, { count, colours, overMs }) {
      const now = clock();
      for (let i = 0; i < count; i++) {
        add({
          x: Math.random() * width,
          y: -20,
          vx: (Math.random() - 0.5) * 60,
          vy: 60 + Math.random() * 120,
          born: now + Math.random() * overMs,
          lifeMs: 1_900,
          size: 5 + Math.random() * 5,
          colour: colours[i % colours.length]!,
        });
      }
    },
    draw(context, now, size) {
      sparks = sparks.filter((spark) => now - spark.born < spark.lifeMs);
      for (const spark of sparks) {
        const age = now - spark.born;
        if (age < 0) continue;
        const seconds = age / 1000;
        const x = spark.x + spark.vx * seconds;
        const y = spark.y + spark.vy * seconds + (gravity * seconds * seconds) / 2;
        context.globalAlpha = Math.min(1, 2 * (1 - age / spark.lifeMs)) * edgeFade(x, y, size);
        context.fillStyle = spark.colour;
        context.beginPath();
        // Coins turn as they fall, so they look thin when seen from the side.
        const turn = spark.size > 5 ? Math.abs(Math.cos(age / 90 + spark.x)) * 0.8 + 0.2 : 1;
        context.ellipse(x, y, spark.size * turn, spark.size, 0, 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 1;
      return sparks.length > 0;
    },
    clear() {
      sparks = [];
    },
  };
}

const fadePx = 56;

/**
 * The opacity of a spark near the edge of the canvas; sparks fade out there because they would be cut off.
 */
export function edgeFade(x: number, y: number, { width, height }: { width: number; height: number }): number {
  const room = Math.min(x, y, width - x, height - y);
  return Math.min(1, Math.max(0, room / fadePx));
}
