/**
 * Makes the pictures of the roulettes for higher tiers from the home page's roulette: the same wheel in a room of another
 * colour, with crowns. Run with `node art/vip-roulettes.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { writeStandIns } from "./lib/write-stand-ins.mjs";

const folder = new URL("../shell/public/art/", import.meta.url);
const source = new URL("hero-roulette-1920.webp", folder).pathname;

const rooms = [
  { name: "vip-roulette", title: "VIP", crowns: 1, room: "#0c1e4a", foot: "#050a18" },
  { name: "salon-roulette", title: "SALON", crowns: 2, room: "#43133f", foot: "#12040f" },
];
const shots = {
  "": { width: 480, height: 640, crop: [0.44, 0.02, 0.42], widths: [240, 480], isCard: true },
  "-wide": { width: 1200, height: 525, crop: [0.12, 0.02, 0.88], widths: [640, 960, 1200], isCard: false },
};

function crown(x, y, width) {
  const [half, height] = [width / 2, width * 0.62];
  const points = [
    [-half, 0],
    [-half * 1.1, -height],
    [-half * 0.5, -height * 0.45],
    [0, -height * 1.25],
    [half * 0.5, -height * 0.45],
    [half * 1.1, -height],
    [half, 0],
  ].map(([right, down]) => `${x + right},${y + down}`);
  const ball = (right, down) => `<circle cx="${x + right}" cy="${y + down}" r="${width * 0.06}"/>`;
  return `<g fill="url(#brass)" stroke="#1a1206" stroke-width="${width * 0.015}"><polygon points="${points.join(" ")}"/>
    <rect x="${x - half}" y="${y + width * 0.04}" width="${width}" height="${width * 0.11}" rx="${width * 0.03}"/>
    ${ball(-half * 1.1, -height)}${ball(0, -height * 1.25)}${ball(half * 1.1, -height)}</g>`;
}

function overlay({ width, height, isCard }, { title, crowns, room, foot }) {
  const size = isCard ? 78 : 46;
  const [centre, top] = isCard ? [width / 2, height - 178] : [width - 40 - crowns * 34, 76];
  const marks = Array.from({ length: crowns }, (_, place) =>
    crown(centre + (place - (crowns - 1) / 2) * size * 1.5, top, size),
  ).join("");
  const words = `<g font-family="DejaVu Serif" font-weight="bold" text-anchor="middle" fill="url(#brass)" stroke="#1a1206" stroke-width="1">
      <text x="${width / 2}" y="${height - 98}" font-size="46" letter-spacing="14">${title}</text>
      <text x="${width / 2}" y="${height - 42}" font-size="54" letter-spacing="2">ROULETTE</text></g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="brass" x2="0" y2="1"><stop stop-color="#f8e3b0"/><stop offset="1" stop-color="#c8964a"/></linearGradient>
    <radialGradient id="edge" r="0.8"><stop offset="0.35" stop-color="${room}" stop-opacity="0"/><stop offset="1" stop-color="${room}" stop-opacity="0.9"/></radialGradient>
    <linearGradient id="foot" x2="0" y2="1"><stop offset="0.5" stop-color="${foot}" stop-opacity="0"/><stop offset="0.8" stop-color="${foot}" stop-opacity="0.92"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#edge)"/>${isCard ? '<rect width="100%" height="100%" fill="url(#foot)"/>' : ""}
    ${marks}${isCard ? words : ""}</svg>`);
}

const manifestPath = new URL("manifest.json", folder);
const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
const { width: sourceWidth, height: sourceHeight } = await sharp(source).metadata();
for (const look of rooms) for (const [suffix, shot] of Object.entries(shots)) await draw(look, suffix, shot);
const sorted = Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(manifestPath, `${JSON.stringify(sorted, null, 2)}\n`);
await writeStandIns(sorted, folder);

async function draw(look, suffix, shot) {
  const [left, top, share] = shot.crop;
  let cropWidth = Math.round(sourceWidth * share);
  let cropHeight = Math.round((cropWidth * shot.height) / shot.width);
  const space = Math.floor(sourceHeight * (1 - top));
  if (cropHeight > space) {
    cropHeight = space;
    cropWidth = Math.floor((cropHeight * shot.width) / shot.height);
  }
  const x = Math.min(Math.round(sourceWidth * left), sourceWidth - cropWidth);
  const tint = await sharp({
    create: { width: shot.width, height: shot.height, channels: 3, background: look.room },
  })
    .png()
    .toBuffer();
  const picture = await sharp(source)
    .extract({ left: x, top: Math.floor(sourceHeight * top), width: cropWidth, height: cropHeight })
    .resize(shot.width, shot.height)
    .composite([{ input: tint, blend: "screen" }, { input: overlay(shot, look) }])
    .png()
    .toBuffer();
  for (const width of shot.widths) {
    const sized = sharp(picture).resize(width);
    const path = (type) => new URL(`${look.name}${suffix}-${width}.${type}`, folder).pathname;
    await sized.clone().avif({ quality: 55 }).toFile(path("avif"));
    await sized.clone().webp({ quality: 80 }).toFile(path("webp"));
  }
  const { data } = await sharp(picture)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = [...data].map((part) => part.toString(16).padStart(2, "0").toUpperCase()).join("");
  manifest[look.name + suffix] = {
    width: shot.width,
    height: shot.height,
    widths: shot.widths,
    formats: ["avif", "webp"],
    dominantColour: `#${hex}`,
  };
}
