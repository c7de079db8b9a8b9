import { createHash } from "node:crypto";
import { readPostings } from "@parlour/ledger/read-postings";
import { findExport, finishExport } from "./export-store.ts";
import { formatExportCsv, formatExportXml } from "./format-export.ts";
import type { RegulatorParts } from "./parts.ts";
import { shapes } from "./shapes.ts";
import { createLines } from "./sum-postings.ts";

const perBatch = 5_000;
const checksum = (text: string) => createHash("sha256").update(text).digest("hex");

/** Makes the files of an export from the ledger's postings; a job calls this. */
export async function makeExport(parts: RegulatorParts, id: string): Promise<void> {
  const { kit } = parts;
  const wanted = await findExport(kit.db, id);
  if (wanted?.state !== "WAITING") return;
  const { from, to, currency } = wanted;
  const shape = shapes[wanted.shape];
  const lines = createLines(shape, currency);
  const first = await parts.firstPosting(from);
  // While totals are being rebuilt, the number of a day's first posting is unknown, so everything is read.
  let after: bigint | undefined = first === undefined ? 0n : first - 1n;
  while (after !== undefined) {
    const postings = await readPostings(kit.db.pool, { after, limit: perBatch });
    const inPeriod = postings.filter(({ postedAt }) => {
      const day = postedAt.toISOString().slice(0, 10);
      return day >= from && day <= to;
    });
    const residents = await parts.playersIn(shape.region, [
      ...new Set(inPeriod.map(({ playerId }) => playerId)),
    ]);
    for (const posting of inPeriod) if (residents.has(posting.playerId)) lines.add(posting);
    // Servers' clocks differ a little at midnight, so we stop reading only after a whole batch of postings that are
    // later than the period.
    const isOver = postings.every(({ postedAt }) => postedAt.toISOString().slice(0, 10) > to);
    after = postings.length < perBatch || isOver ? undefined : postings.at(-1)!.number;
  }
  const head = { name: wanted.shape, from, to, currency };
  const made = lines.list();
  const [csv, xml] = [formatExportCsv(shape, head, made), formatExportXml(shape, head, made)];
  const files = { rows: made.length, csv, xml, csvChecksum: checksum(csv), xmlChecksum: checksum(xml) };
  await kit.db.transaction((tx) => finishExport(tx, id, files));
}
