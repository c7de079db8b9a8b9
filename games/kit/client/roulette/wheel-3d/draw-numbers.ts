import { pocketColour, pocketLabel } from "../../../math/roulette-layout.ts";

export const pocketColours = { red: "#8f1428", black: "#0d1015", green: "#0f5a3f" };

/** The size of the strip in pixels. Graphics cards of phones do not allow a wider one. */
const width = 4_096;
const height = 92;

/**
 * Draws the ring of numbers as a strip, with the page's fonts. The strip begins in the middle of the first
 * pocket, so half of that pocket is at its end.
 */
export async function drawNumbers(wheel: readonly number[]): Promise<ImageBitmap> {
  const font = `600 ${height * 0.66}px Inter, "Inter fallback", sans-serif`;
  // If the font cannot be loaded, the numbers are drawn with a similar one.
  await document.fonts.load(font).catch(() => {});
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  const cell = width / wheel.length;
  pen.font = font;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  wheel.forEach((pocket, index) => {
    for (const middle of index === 0 ? [0, width] : [index * cell]) {
      pen.fillStyle = pocketColours[pocketColour(pocket)];
      pen.fillRect(middle - cell / 2 - 0.5, 0, cell + 1, height);
      pen.fillStyle = "#f7f1e2";
      pen.fillText(pocketLabel(pocket), middle, height * 0.73);
    }
  });
  // Thin metal lines separate the numbers, in line with the frets.
  pen.fillStyle = "#d8b26c";
  for (let index = 0; index < wheel.length; index += 1)
    pen.fillRect((index + 0.5) * cell - 1.5, 0, 3, height);
  return await createImageBitmap(canvas, { imageOrientation: "flipY" });
}
