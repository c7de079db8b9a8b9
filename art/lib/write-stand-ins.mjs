/**
 * Writes the blurred previews of all cards into one file, like `draw_stand_ins` in pack.py but without Blender. It is
 * used for pictures that are made from other renders.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";

export async function writeStandIns(sorted, folder) {
  const standIns = new URL("../../shell/app/play/lobby/stand-ins/", import.meta.url);
  const cards = Object.keys(sorted).filter((card) => sorted[card].width * 4 === sorted[card].height * 3);
  const strip = await Promise.all(
    cards.map(async (card, place) => ({
      input: await sharp(new URL(`${card}-240.webp`, folder).pathname)
        .resize(12, 16, { fit: "fill" })
        .png()
        .toBuffer(),
      left: place * 12,
      top: 0,
    })),
  );
  await sharp({ create: { width: cards.length * 12, height: 16, channels: 3, background: "#000" } })
    .composite(strip)
    .webp({ quality: 60, effort: 6 })
    .toFile(new URL("cards.webp", standIns).pathname);
  const places = cards.map(
    (card, place) =>
      `.stand-in-${card} {\n  --stand-in: ${((100 * place) / (cards.length - 1)).toFixed(3)}%;\n}\n`,
  );
  const sheet = `.stand-in {\n  background: url("./cards.webp") var(--stand-in) 0 / ${cards.length}00% 100%;\n}\n`;
  writeFileSync(new URL("cards.css", standIns), `/* Written by art/pack.py. */\n${sheet}${places.join("")}`);
}
