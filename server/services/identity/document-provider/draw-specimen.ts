import type { DocumentKind } from "@parlour/contracts/enumerations";
import sharp from "sharp";
import { glyphs } from "./specimen-font.ts";

/** The owner's details that a specimen document shows. */
export type Specimen = {
  kind: DocumentKind;
  firstName: string;
  lastName: string;
  birthDate: string;
  number: string;
  expiresOn: string;
  address: string;
};

type Colour = readonly [number, number, number];
type Canvas = { pixels: Buffer };

const [width, height] = [680, 420];
const paper: Record<DocumentKind, Colour> = {
  PASSPORT: [222, 208, 214],
  DRIVING_LICENCE: [226, 214, 196],
  IDENTITY_CARD: [205, 219, 226],
  PROOF_OF_ADDRESS: [240, 240, 236],
  SOURCE_OF_FUNDS: [238, 240, 240],
};
const ink: Colour = [38, 44, 58];
const faint: Colour = [120, 128, 140];
const band: Colour = [58, 70, 98];
const white: Colour = [250, 250, 248];

/** Draws a document for an invented person, marked as a specimen, as a PNG file. */
export async function drawSpecimen(specimen: Specimen): Promise<Buffer> {
  const canvas = { pixels: Buffer.alloc(width * height * 3) };
  fill(canvas, { x: 0, y: 0, width, height }, paper[specimen.kind]);
  fill(canvas, { x: 0, y: 0, width, height: 56 }, band);
  write(canvas, specimen.kind.replaceAll("_", " "), { x: 24, y: 18, size: 3 }, white);
  const isPersonal = specimen.kind !== "PROOF_OF_ADDRESS" && specimen.kind !== "SOURCE_OF_FUNDS";
  if (isPersonal) drawPortrait(canvas);
  const x = isPersonal ? 220 : 40;
  const lines: [string, string][] = [
    ["SURNAME", specimen.lastName],
    ["GIVEN NAMES", specimen.firstName],
    ...(isPersonal
      ? ([
          ["DATE OF BIRTH", specimen.birthDate],
          ["EXPIRY DATE", specimen.expiresOn],
        ] as [string, string][])
      : ([["ADDRESS", specimen.address]] as [string, string][])),
    ["NUMBER", specimen.number],
  ];
  for (const [index, [label, value]] of lines.entries()) {
    const y = 84 + index * 54;
    write(canvas, label, { x, y, size: 2 }, faint);
    write(canvas, value, { x, y: y + 18, size: 3 }, ink);
  }
  write(canvas, "SPECIMEN - SANDBOX - NOT A REAL PERSON", { x: 24, y: height - 36, size: 2 }, faint);
  return await sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

function drawPortrait(canvas: Canvas): void {
  fill(canvas, { x: 32, y: 84, width: 156, height: 200 }, white);
  const [centre, head, shoulders] = [110, 160, 290];
  for (let y = 84; y < 284; y++) {
    for (let x = 32; x < 188; x++) {
      const isHead = ((x - centre) / 38) ** 2 + ((y - head) / 48) ** 2 <= 1;
      const isShoulders = ((x - centre) / 74) ** 2 + ((y - shoulders) / 72) ** 2 <= 1;
      if (isHead || isShoulders) paint(canvas, x, y, faint);
    }
  }
}

function write(
  canvas: Canvas,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  colour: Colour,
): void {
  // Letters without their accents, as on the machine-readable lines of a passport.
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  for (const [index, letter] of [...letters].entries()) {
    const rows = Buffer.from(glyphs[letter] ?? glyphs[" "]!, "hex");
    for (const [row, bits] of rows.entries()) {
      for (let column = 0; column < 5; column++) {
        if ((bits & (16 >> column)) === 0) continue;
        const left = x + (index * 6 + column) * size;
        fill(canvas, { x: left, y: y + row * size, width: size, height: size }, colour);
      }
    }
  }
}

function fill(
  canvas: Canvas,
  area: { x: number; y: number; width: number; height: number },
  colour: Colour,
): void {
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) paint(canvas, x, y, colour);
  }
}

function paint({ pixels }: Canvas, x: number, y: number, [red, green, blue]: Colour): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  pixels[at] = red;
  pixels[at + 1] = green;
  pixels[at + 2] = blue;
}
