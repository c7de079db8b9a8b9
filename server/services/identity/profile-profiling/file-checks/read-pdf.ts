import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFStream,
} from "pdf-lib";
import type { FileFault } from "./file-fault.ts";

const maxPages = 30;

/** Entries and actions an identity document doesn't need: scripts, attached files, active forms and encryption. */
const unsafeNames = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
  "Encrypt",
  "AA",
  "GoToE",
  "GoToR",
  "ImportData",
  "SubmitForm",
  "Rendition",
  "Movie",
]);

/**
 * Parses the whole file as a viewer would, including object streams. A file that can't be parsed is refused.
 */
export async function readPdf(bytes: Uint8Array): Promise<FileFault | undefined> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: true,
      updateMetadata: false,
    });
  } catch (error) {
    return error instanceof EncryptedPDFError ? "FILE_UNSAFE" : "FILE_DAMAGED";
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (isUnsafe(object)) return "FILE_UNSAFE";
  }
  const { Root, Encrypt, Info } = document.context.trailerInfo;
  if (Encrypt !== undefined || [Root, Info].some((entry) => entry !== undefined && isUnsafe(entry))) {
    return "FILE_UNSAFE";
  }
  try {
    const pages = document.getPageCount();
    if (pages === 0) return "FILE_DAMAGED";
    return pages > maxPages ? "FILE_TOO_COMPLEX" : undefined;
  } catch {
    return "FILE_DAMAGED";
  }
}

/** Checks an object and everything inside it; referenced objects are checked separately. */
function isUnsafe(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isUnsafe(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isUnsafe);
  if (object instanceof PDFName) return unsafeNames.has(object.decodeText());
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([name, value]) => unsafeNames.has(name.decodeText()) || isUnsafe(value));
}
