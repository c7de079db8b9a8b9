import type { FileFault } from "./file-fault.ts";
import { isSizeAllowed } from "./image-size.ts";
import { inflateWithin, type PdfStream, splitPdf } from "./pdf-streams.ts";

const tailBytes = 2_048;
const limits = {
  pages: 30,
  /** Maximum nodes in the page tree, which also bounds its depth. */
  pageNodes: 100,
  nesting: 64,
  streams: 4_000,
  /** Maximum size of object descriptions; text and pictures are in streams, which are not included. */
  structureLength: 4_000_000,
  unpackedBytes: 128 * 1024 * 1024,
  /** Maximum decompressed size of an object stream; its objects are checked like all others. */
  packedObjectBytes: 8 * 1024 * 1024,
};

/** Features an identity document doesn't need: scripts, attached files, active forms and encryption. */
const unsafeNames = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt)(?![A-Za-z])/;

/**
 * Matches an object definition that is hidden in a stream. A viewer may find it through the file's index, but a
 * parser that reads in order sees only data there.
 */
const hiddenObject = /\d[\s\0]+\d+[\s\0]+obj\b/;

/** Measures everything a viewer would have to decompress or traverse, before a parser reads it. */
export async function checkPdfText(bytes: Buffer): Promise<FileFault | undefined> {
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - tailBytes));
  if (!tail.includes("startxref") || !tail.includes("%%EOF")) return "FILE_DAMAGED";
  const parts = splitPdf(bytes);
  if (parts === undefined) return "FILE_DAMAGED";
  if (parts.structure.length > limits.structureLength || parts.streams.length > limits.streams) {
    return "FILE_TOO_COMPLEX";
  }
  if (unsafeNames.test(plainNames(parts.structure))) return "FILE_UNSAFE";
  const unpacked = await unpackObjects(parts.streams);
  if ("fault" in unpacked) return unpacked.fault;
  return checkStructure(plainNames(`${parts.structure}\n${unpacked.text}`));
}

function checkStructure(structure: string): FileFault | undefined {
  if (unsafeNames.test(structure)) return "FILE_UNSAFE";
  const pages = count(structure, /\/Type\s*\/Page(?![A-Za-z])/g);
  if (pages === 0) return "FILE_DAMAGED";
  const isLarge =
    pages > limits.pages || count(structure, /\/Type\s*\/Pages(?![A-Za-z])/g) > limits.pageNodes;
  return isLarge || nestingOf(structure) > limits.nesting ? "FILE_TOO_COMPLEX" : undefined;
}

/** Decompresses object streams and returns their text; all other streams are only measured. */
async function unpackObjects(
  streams: readonly PdfStream[],
): Promise<{ text: string } | { fault: FileFault }> {
  let budgetBytes = limits.unpackedBytes;
  const texts: string[] = [];
  for (const { dictionary, data } of streams) {
    if (hiddenObject.test(data.toString("latin1"))) return { fault: "FILE_UNSAFE" };
    const names = plainNames(dictionary);
    if (isHugeImage(names)) return { fault: "FILE_TOO_COMPLEX" };
    const layers = count(names, /\/(?:FlateDecode|Fl)(?![A-Za-z])/g);
    if (layers === 0) continue;
    // Nested compression is only used for decompression bombs.
    if (layers > 1) return { fault: "FILE_TOO_COMPLEX" };
    const isObjects = /\/ObjStm(?![A-Za-z])/.test(names);
    const inflated = await inflateWithin(data, budgetBytes, isObjects ? limits.packedObjectBytes + 1 : 0);
    if (inflated === "too-large") return { fault: "FILE_TOO_COMPLEX" };
    if (inflated === "damaged") return { fault: "FILE_DAMAGED" };
    budgetBytes -= inflated.sizeBytes;
    if (inflated.kept.length > limits.packedObjectBytes) return { fault: "FILE_TOO_COMPLEX" };
    if (isObjects) texts.push(inflated.kept.toString("latin1"));
  }
  return { text: texts.join("\n") };
}

function isHugeImage(dictionary: string): boolean {
  if (!/\/Subtype\s*\/Image(?![A-Za-z])/.test(dictionary)) return false;
  const width = Number(/\/Width\s+(\d{1,10})/.exec(dictionary)?.[1] ?? 0);
  const height = Number(/\/Height\s+(\d{1,10})/.exec(dictionary)?.[1] ?? 0);
  return !isSizeAllowed({ width, height });
}

/** Returns the nesting depth of arrays and dictionaries. Strings in parentheses are skipped. */
function nestingOf(structure: string): number {
  let depth = 0;
  let deepest = 0;
  let textDepth = 0;
  for (let at = 0; at < structure.length; at++) {
    const sign = structure[at];
    if (sign === "\\") at++;
    else if (sign === "(") textDepth++;
    else if (sign === ")") textDepth = Math.max(0, textDepth - 1);
    else if (textDepth > 0) continue;
    else if (sign === "[" || (sign === "<" && structure[at + 1] === "<")) {
      deepest = Math.max(deepest, ++depth);
      if (sign === "<") at++;
    } else if (sign === "]" || (sign === ">" && structure[at + 1] === ">")) {
      depth = Math.max(0, depth - 1);
      if (sign === ">") at++;
    }
  }
  return Math.max(deepest, textDepth);
}

/** Decodes names, which may be hex-encoded to hide them from a plain text search. */
function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
