import { createHash } from "node:crypto";
import type { StudioPicture } from "@parlour/contracts/entities/studio-feed";
import sharp from "sharp";
import { gradients, placed } from "./symbols.ts";

type Drawn = { bytes: Buffer; sha256: string };
type Size = { width: number; height: number };

const sizes: Record<StudioPicture, Size> = {
  card: { width: 480, height: 640 },
  wide: { width: 1200, height: 525 },
};

/** The glow of a light around a point. */
const halo = (x: number, y: number, radius: number, light: "warm" | "cool") =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${light})"/>`;

/** Water with the reflections of lights above it. */
function water({ width, height }: Size, from: number, lights: readonly number[]): string {
  const waves = Array.from({ length: 14 }, (_, row) => {
    const y = from + 10 + row * ((height - from) / 14);
    return lights
      .map((x, index) => {
        const half = 26 + ((row * 17 + index * 29) % 30);
        const shift = ((row * 23 + index * 7) % 24) - 12;
        return `<rect x="${x - half + shift}" y="${y}" width="${half * 2}" height="4" rx="2" fill="#ff8a5c" opacity="${0.5 - row * 0.03}"/>`;
      })
      .join("");
  });
  return `<rect y="${from}" width="${width}" height="${height - from}" fill="#0c0f2a" opacity=".82"/>${waves.join("")}`;
}

function lanternScene(size: Size, picture: StudioPicture): string {
  const { width, height } = size;
  const lanterns =
    picture === "card"
      ? [
          [40, 150, 180],
          [190, 90, 250],
          [20, 340, 130],
          [330, 330, 140],
        ]
      : [
          [600, 60, 190],
          [760, 10, 280],
          [1000, 110, 180],
          [480, 190, 110],
        ];
  const moon = picture === "card" ? placed("moon", 330, 30, 120) : placed("moon", 1060, 20, 110);
  const centres = lanterns.map(([x, , s]) => x! + s! / 2);
  return [
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    halo(picture === "card" ? 390 : 1115, picture === "card" ? 90 : 75, 170, "cool"),
    moon,
    water(size, height * 0.74, centres),
    ...lanterns.map(([x, y, s]) => halo(x! + s! / 2, y! + s! / 2, s! * 1.1, "warm")),
    ...lanterns.map(([x, y, s]) => placed("lantern", x!, y!, s!)),
    picture === "card" ? placed("koi", 150, 500, 150) : placed("koi", 700, 400, 120),
  ].join("");
}

function stepScene({ width, height }: Size, picture: StudioPicture): string {
  const left = picture === "card" ? 0 : 520;
  const span = width - left;
  const stairs = Array.from({ length: 7 }, (_, row) => {
    const y = height - (row + 1) * (height * 0.085);
    const inset = row * span * 0.055;
    return `<rect x="${left + inset}" y="${y}" width="${span - inset * 2}" height="${height * 0.085}" fill="url(#copper)" opacity="${0.95 - row * 0.06}"/><rect x="${left + inset}" y="${y}" width="${span - inset * 2}" height="4" fill="#ffdcb0" opacity=".75"/>`;
  });
  const doorSize = picture === "card" ? 150 : 190;
  const doorTop = height * 0.4 - doorSize * 0.62;
  const middle = left + span / 2;
  return [
    `<rect width="${width}" height="${height}" fill="url(#hall)"/>`,
    halo(middle, height * 0.34, span * 0.55, "warm"),
    ...stairs,
    placed("door", middle - doorSize * 1.52, doorTop, doorSize),
    placed("open", middle - doorSize * 0.5, doorTop - 24, doorSize),
    placed("door", middle + doorSize * 0.52, doorTop, doorSize),
  ].join("");
}

const scenes: Readonly<Record<string, (size: Size, picture: StudioPicture) => string>> = {
  "lantern-row": lanternScene,
  "copper-steps": stepScene,
};

const drawn = new Map<string, Promise<Record<StudioPicture, Drawn>>>();

/** Draws a game's pictures, once per process. */
export function drawPictures(game: string): Promise<Record<StudioPicture, Drawn>> {
  const known = drawn.get(game) ?? drawBoth(game);
  drawn.set(game, known);
  known.catch(() => drawn.delete(game));
  return known;
}

async function drawBoth(game: string): Promise<Record<StudioPicture, Drawn>> {
  const [card, wide] = await Promise.all([draw(game, "card"), draw(game, "wide")]);
  return { card, wide };
}

async function draw(game: string, picture: StudioPicture): Promise<Drawn> {
  const size = sizes[picture];
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${gradients}</defs>${scenes[game]!(size, picture)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
}
