import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { columns, type EntryRow, formatRow, parseRow } from "./entry-rows.ts";

/** The manifest of an archive file, stored beside it as JSON and checked whenever the file is read. */
export type Manifest = {
  format: 1;
  table: "ledger.entry";
  name: string;
  firstNumber: string;
  endNumber: string;
  file: string;
  bytes: number;
  /** The hash of the compressed file. */
  sha256: string;
  entries: number;
  /** The total amount moved by the entries, by currency, in minor units. */
  movedMinor: Record<string, string>;
  accounts: number;
  postings: number;
  firstPostedAt: string | null;
  lastPostedAt: string | null;
};

/** The files reveal players' balances, so only their owner may read them. */
const ownerOnly = 0o600;

const header = columns.join(",");
export const fileNameOf = (name: string): string => `${name}.csv.gz`;
const manifestPath = (folder: string, name: string): string => join(folder, `${name}.json`);

/** Writes rows as a compressed CSV file, which gets its final name only once it is complete and on disk. */
export async function writeRows(
  path: string,
  rows: AsyncIterable<EntryRow>,
): Promise<{ entries: number; bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let [entries, bytes] = [0, 0];
  async function* lines() {
    let text = `${header}\n`;
    for await (const row of rows) {
      entries++;
      text += `${formatRow(row)}\n`;
      if (text.length > 65_536) {
        yield text;
        text = "";
      }
    }
    yield text;
  }
  const draft = await open(`${path}.part`, "w", ownerOnly);
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip({ level: 6 }),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const chunk of packed) {
          hash.update(chunk);
          bytes += chunk.length;
          await writeFully(draft, chunk);
        }
      },
    );
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(dirname(path));
  return { entries, bytes, sha256: hash.digest("hex") };
}

async function writeFully(file: FileHandle, chunk: Buffer): Promise<void> {
  for (let written = 0; written < chunk.length; )
    written += (await file.write(chunk, written, chunk.length - written)).bytesWritten;
}

/** Syncs the folder, because a renamed file is safely on disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function* readRows(path: string): AsyncGenerator<EntryRow> {
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), unpacked);
  // The caller's `await reading` reports the error. Without this handler, the rejection would count as unhandled and
  // end the process first.
  reading.catch(() => {});
  let isHeader = true;
  for await (const line of createInterface({ input: unpacked })) {
    if (!isHeader) yield parseRow(line);
    else if (line !== header) throw new Error(`${path} does not begin with ${header}`);
    isHeader = false;
  }
  await reading;
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = manifestPath(folder, manifest.name);
  const draft = await open(`${path}.part`, "w", ownerOnly);
  try {
    await writeFile(draft, `${JSON.stringify(manifest, undefined, 2)}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

/** Reads the manifest of a month; undefined if its file was never completed. */
export async function findManifest(folder: string, name: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(manifestPath(folder, name), "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
