/**
 * Makes the pictures of Auto Seven-Seat Blackjack by drawing seven betting places over the render of blackjack. Run
 * with `node art/seven-seat-blackjack.mjs`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { writeStandIns } from "./lib/write-stand-ins.mjs";

const folder = new URL("../shell/public/art/", import.meta.url);
const source = new URL("blackjack-wide-1200.webp", folder).pathname;
const name = "seven-seat-blackjack";

const shots = {
  "": { width: 480, height: 640, crop: [0.5, 0.02, 0.36], widths: [240, 480], hasTitle: true },
  "-wide": { width: 1200, height: 525, crop: [0, 0, 1], widths: [640, 960, 1200], hasTitle: false },
};

/** Draws seven betting circles in an arc, with the middle one lit. Card pictures also get the title. */
function overlay({ width, height, hasTitle }) {
  const [centre, reach] = hasTitle ? [width / 2, width * 0.42] : [width * 0.7, width * 0.27];
  const [top, depth, size] = hasTitle
    ? [height * 0.6, height * 0.13, width * 0.052]
    : [height * 0.72, height * 0.17, height * 0.055];
  const places = Array.from({ length: 7 }, (_, seat) => {
    const share = (seat - 3) / 3;
    const x = centre + reach * share;
    const y = top + depth * (1 - share * share);
    const isLit = seat === 3;
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.62}" fill="#07130f" fill-opacity="0.55"
        stroke="${isLit ? "#ffe9b5" : "#d9b26a"}" stroke-width="${isLit ? 4 : 2.5}"/>
      ${isLit ? `<ellipse cx="${x}" cy="${y}" rx="${size * 1.25}" ry="${size * 0.8}" fill="none" stroke="#f2d391" stroke-opacity="0.45" stroke-width="5"/>` : ""}
      <ellipse cx="${x}" cy="${y + size * 0.1}" rx="${size * 0.55}" ry="${size * 0.34}" fill="#5e1320"/>
      <ellipse cx="${x}" cy="${y - size * 0.02}" rx="${size * 0.55}" ry="${size * 0.34}" fill="#b3273d" stroke="#f6e9d2" stroke-width="2" stroke-dasharray="6 5"/>`;
  }).join("");
  const arc = `<path d="M${centre - reach * 1.12} ${top - depth * 0.5}Q${centre} ${top + depth * 2.1} ${centre + reach * 1.12} ${top - depth * 0.5}" fill="none" stroke="#e2c07d" stroke-opacity="0.45" stroke-width="3"/>`;
  const title = hasTitle
    ? `<g font-family="DejaVu Serif" font-weight="bold" text-anchor="middle" fill="url(#brass)" stroke="#1a1206" stroke-width="1">
        <text x="${width / 2}" y="${height - 84}" font-size="34" letter-spacing="8">SEVEN-SEAT</text>
        <text x="${width / 2}" y="${height - 34}" font-size="48" letter-spacing="1">BLACKJACK</text></g>`
    : "";
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="brass" x2="0" y2="1"><stop stop-color="#f8e3b0"/><stop offset="1" stop-color="#c8964a"/></linearGradient>
    <radialGradient id="edge" r="0.8"><stop offset="0.55" stop-opacity="0"/><stop offset="1" stop-opacity="0.6"/></radialGradient>
    <linearGradient id="foot" x2="0" y2="1"><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-color="#06110d" stop-opacity="0.95"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#edge)"/><rect width="100%" height="100%" fill="url(#foot)"/>
    ${arc}${places}${title}</svg>`);
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
    .modulate({ hue: 350, saturation: 0.9, brightness: 0.95 })
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
