import type { StudioPicture } from "@parlour/contracts/entities/studio-feed";
import sharp from "sharp";
import type { PictureFile } from "./store.ts";

const formats: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heif: "image/avif",
};
const mostPixels = 12_000_000;

/** The sizes of our own games' pictures, which cards and pages ask for by name. */
const sizes: Record<StudioPicture, { widths: readonly number[]; ratio: number; suffix: string }> = {
  card: { widths: [240, 480], ratio: 4 / 3, suffix: "" },
  wide: { widths: [640, 960, 1200], ratio: 525 / 1200, suffix: "-wide" },
};

/**
 * Draws a studio's picture again from its pixels in our sizes and formats, so that nothing else in the file reaches a
 * browser. Returns the problem, in words for operators, if the file is not a picture of the declared type.
 */
export async function drawArt(
  slug: string,
  picture: StudioPicture,
  { type, bytes }: { type: string; bytes: Buffer },
): Promise<PictureFile[] | string> {
  const { widths, ratio, suffix } = sizes[picture];
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
    const { format, width, height } = await source.metadata();
    if (formats[format ?? ""] !== type) return `The ${picture} picture is not ${type}`;
    const smallest = widths.at(-1)!;
    if (width < smallest || height < Math.round(smallest * ratio))
      return `The ${picture} picture must be at least ${smallest}×${Math.round(smallest * ratio)} pixels`;
    return await Promise.all(
      widths.flatMap((each) => {
        const sized = source.clone().resize(each, Math.round(each * ratio), { fit: "cover" });
        const name = `${slug}${suffix}-${each}`;
        return [
          sized
            .clone()
            .avif({ quality: 55, effort: 0 })
            .toBuffer()
            .then(named(`${name}.avif`)),
          sized
            .clone()
            .webp({ quality: 80 })
            .toBuffer()
            .then(named(`${name}.webp`)),
        ];
      }),
    );
  } catch {
    return `The ${picture} picture can't be read`;
  }
}

const named =
  (file: string) =>
  (bytes: Buffer): PictureFile => ({ file, bytes });
