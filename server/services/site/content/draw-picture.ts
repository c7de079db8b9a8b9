import { createHash } from "node:crypto";
import { CONTENT_PICTURE_WIDTHS } from "@parlour/contracts/constants";
import sharp, { type Metadata } from "sharp";

export type DrawnPicture = {
  name: string;
  width: number;
  height: number;
  files: { width: number; bytes: Buffer }[];
};

const formats: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heif: "image/avif",
};
/** The limit is enough for any screen; a picture with more pixels is refused. */
const mostPixels = 40_000_000;
const leastSide = 64;
const quality = 82;

/** Re-encodes a picture from its pixels, so that no metadata or hidden data of the uploaded file remains. */
export async function drawPicture(
  bytes: Buffer,
  contentType: string,
): Promise<DrawnPicture | "FILE_DAMAGED" | "FILE_TYPE_MISMATCH" | "FILE_TOO_COMPLEX"> {
  if (bytes.length === 0) return "FILE_DAMAGED";
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 });
  let meta: Metadata;
  try {
    meta = await source.metadata();
  } catch (error) {
    return String(error).includes("pixel limit") ? "FILE_TOO_COMPLEX" : "FILE_DAMAGED";
  }
  if (formats[meta.format ?? ""] !== contentType) return "FILE_TYPE_MISMATCH";
  const upright = meta.autoOrient;
  if (upright.width * upright.height > mostPixels) return "FILE_TOO_COMPLEX";
  if (Math.min(upright.width, upright.height) < leastSide) return "FILE_DAMAGED";
  const width = Math.min(upright.width, CONTENT_PICTURE_WIDTHS.at(-1)!);
  const height = Math.max(1, Math.round((upright.height * width) / upright.width));
  const widths = [...CONTENT_PICTURE_WIDTHS.filter((each) => each < width), width];
  try {
    const files = await Promise.all(
      widths.map(async (each) => ({
        width: each,
        bytes: await source.clone().autoOrient().resize({ width: each }).webp({ quality }).toBuffer(),
      })),
    );
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
    return { name: `up-${hash}-${width}x${height}`, width, height, files };
  } catch {
    return "FILE_DAMAGED";
  }
}
