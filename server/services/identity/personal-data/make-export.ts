import { playerKey } from "../../../kit/player-keys.ts";
import { endExports, findWaiting, storeFile } from "./export-store.ts";
import { archiveText, sendReadyLetter } from "./letters.ts";
import { makeArchive } from "./make-archive.ts";
import type { PersonalDataParts, PersonalFile } from "./parts.ts";

export const exportJob = "personal-data-export";
/**
 * How long a copy can be downloaded: longer than most holidays, but not so long that all of a player's data stays
 * available for weeks.
 */
export const fileLifeMs = 7 * 86_400_000;

/** The label that the file is encrypted with. */
export const fileLabel = (id: string) => `export:${id}`;

/** Makes the archive of one request and tells the player. Safe to repeat. */
export async function makeExport({ kit, players, listFiles }: PersonalDataParts, id: string): Promise<void> {
  const playerId = await findWaiting(kit.db, id);
  if (playerId === undefined) return;
  const player = await players.get(playerId);
  const now = kit.clock.now();
  const key = await playerKey(kit, kit.db, playerId);
  if (key === undefined) return await endExports(kit.db, playerId);
  const files: PersonalFile[] = [];
  for await (const file of listFiles(playerId)) files.push(file);
  const archive = await kit.db.transaction(async (tx) => {
    // All tables are read from the same snapshot.
    await tx.query("set transaction isolation level repeatable read, read only");
    return await makeArchive(tx, { owner: { id: playerId, key }, now, readMe: archiveText(player), files });
  });
  const expiresAt = new Date(kit.clock.now().getTime() + fileLifeMs);
  await kit.db.transaction(async (tx) => {
    const sealed = key.seal(fileLabel(id), archive);
    const stored = await storeFile(tx, id, { sealed, sizeBytes: archive.length, now, expiresAt });
    if (stored) await sendReadyLetter(kit, tx, player, expiresAt);
  });
}
