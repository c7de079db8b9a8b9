import type { DOCUMENT_FILE_TYPES } from "@parlour/contracts/constants";

export type FileType = (typeof DOCUMENT_FILE_TYPES)[number];

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Detects the file type from the first bytes, regardless of its name and declared type. */
export function detectFileType(bytes: Buffer): FileType | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "image/jpeg";
  if (bytes.subarray(0, 8).equals(pngSignature)) return "image/png";
  const text = bytes.toString("latin1", 0, 12);
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "image/webp";
  return /^%PDF-[12]\.\d/.test(text) ? "application/pdf" : undefined;
}
