import { checkPdf } from "./check-pdf.ts";
import { detectFileType, type FileType } from "./detect-file-type.ts";
import type { FileFault } from "./file-fault.ts";
import { type ImageSize, isEmpty, isSizeAllowed } from "./image-size.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";
import { readWebp } from "./read-webp.ts";

const readers: Record<Exclude<FileType, "application/pdf">, (bytes: Buffer) => ImageSize | undefined> = {
  "image/jpeg": readJpeg,
  "image/png": readPng,
  "image/webp": readWebp,
};

/**
 * Checks that the file has its declared type, is complete, and is safe to open. Returns "BUSY" if it could not be
 * checked in time; `owner` identifies the person who waits for the result.
 */
export async function checkFile(
  bytes: Buffer,
  declaredType: string,
  owner: string,
): Promise<FileFault | "BUSY" | undefined> {
  if (bytes.length === 0) return "FILE_DAMAGED";
  const type = detectFileType(bytes);
  if (type === undefined || type !== declaredType) return "FILE_TYPE_MISMATCH";
  if (type === "application/pdf") return await checkPdf(bytes, owner);
  const size = readers[type](bytes);
  if (size === undefined || isEmpty(size)) return "FILE_DAMAGED";
  return isSizeAllowed(size) ? undefined : "FILE_TOO_COMPLEX";
}
