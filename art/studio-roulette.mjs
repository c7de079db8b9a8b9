/**
 * Makes the pictures of Studio Roulette from the render of the home page's roulette: the same wheel, seen through a
 * studio camera. Run with `node art/studio-roulette.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { writeStandIns } from "./lib/write-stand-ins.mjs";

const folder = new URL("../shell/public/art/", import.meta.url);
const source = new URL("hero-roulette-1920.webp", folder).pathname;
const name = "studio-roulette";

const shots = {
  "": { width: 480, height: 640, crop: [0.56, 0.04, 0.4], widths: [240, 480], hasTitle: true },
  "-wide": { width: 1200, height: 525, crop: [0.2, 0.1, 0.8], widths: [640, 960, 1200], hasTitle: false },
};

/** Draws the corner marks of a viewfinder, a recording light and, on cards, the title. */
function overlay({ width, height, hasTitle }) {
  const base = Math.min(width, height);
  const [inset, arm] = [base * 0.06, base * 0.1];
  const corners = [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ].map(([x, y, right, down]) => `M${x} ${y + down * arm}V${y}H${x + right * arm}`);
  const title = hasTitle
    ? `<g font-family="DejaVu Serif" font-weight="bold" text-anchor="middle" fill="url(#brass)" stroke="#1a1206" stroke-width="1">
        <text x="${width / 2}" y="${height - 118}" font-size="38" letter-spacing="10">STUDIO</text>
        <text x="${width / 2}" y="${height - 62}" font-size="54" letter-spacing="2">ROULETTE</text></g>`
    : "";
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="brass" x2="0" y2="1"><stop stop-color="#f8e3b0"/><stop offset="1" stop-color="#c8964a"/></linearGradient>
    <radialGradient id="edge" r="0.75"><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="0.82"/></radialGradient>
    <linearGradient id="foot" x2="0" y2="1"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-color="#070b14" stop-opacity="0.95"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#edge)"/>${hasTitle ? '<rect width="100%" height="100%" fill="url(#foot)"/>' : ""}
    <path d="${corners.join("")}" fill="none" stroke="#f3eee3" stroke-opacity="0.8" stroke-width="${base * 0.006}"/>
    <circle cx="${inset * 1.9}" cy="${inset * 1.9}" r="${inset * 0.3}" fill="#e2334b"/>${title}</svg>`);
}

const manifestPath = new URL("manifest.json", folder);
const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
const { width: sourceWidth, height: sourceHeight } = await sharp(source).metadata();
for (const [suffix, shot] of Object.entries(shots)) {
  const [left, top, share] = shot.crop;
  let cropWidth = Math.round(sourceWidth * share);
  let cropHeight = Math.round((cropWidth * shot.height) / shot.width);
  const room = sourceHeight * (1 - top);
  if (cropHeight > room) {
    cropHeight = Math.floor(room);
    cropWidth = Math.floor((cropHeight * shot.width) / shot.height);
  }
  const x = Math.min(Math.round(sourceWidth * left), sourceWidth - cropWidth);
  const picture = await sharp(source)
    .extract({ left: x, top: Math.round(sourceHeight * top), width: cropWidth, height: cropHeight })
    .resize(shot.width, shot.height)
    .modulate({ hue: 12, saturation: 0.85, brightness: 1.06 })
    .recomb([
      [0.86, 0.06, 0],
      [0.02, 0.9, 0.06],
      [0.04, 0.14, 1.16],
    ])
    .composite([{ input: overlay(shot) }])
    .png()
    .toBuffer();
  for (const width of shot.widths) {
    const sized = sharp(picture).resize(width);
    const path = (type) => new URL(`${name}${suffix}-${width}.${type}`, folder).pathname;
    await sized.clone().avif({ quality: 55 }).toFile(path("avif"));
    await sized.clone().webp({ quality: 80 }).toFile(path("webp"));
  }
  const { data } = await sharp(picture)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = [...data].map((part) => part.toString(16).padStart(2, "0").toUpperCase()).join("");
  manifest[name + suffix] = {
    width: shot.width,
    height: shot.height,
    widths: shot.widths,
    formats: ["avif", "webp"],
    dominantColour: `#${hex}`,
  };
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(manifestPath, `${JSON.stringify(sorted, null, 2)}\n`);
await writeStandIns(sorted, folder);
