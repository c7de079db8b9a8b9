import type { Queryable } from "../../../kit/database.ts";
import { addSeen, lockProgress, putRows, setJoined, setProgress } from "./directory-store.ts";
import type { DirectoryParts } from "./parts.ts";

const batch = 1_000;
/** A player whose transaction is still open may have an earlier time than one that is visible already. */
const overlapMs = 60_000;

/** Reads these players again from the services that own their data. */
export async function refreshPlayers(
  parts: DirectoryParts,
  db: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const players = await parts.readPlayers(db, ids);
  const verifications = await parts.readVerifications(db, ids);
  const tiers = await parts.readTiers(db, ids);
  await putRows(
    db,
    players.map(({ id, createdAt, status, countryCode, currency }) => ({
      playerId: id,
      joinedAt: createdAt,
      status,
      country: countryCode,
      currency,
      verification: verifications.get(id) ?? "NOT_REQUESTED",
      tier: tiers.get(id) ?? "",
    })),
  );
}

/** Adds players who have joined since the last run, and when players were last seen. */
export async function gatherPlayers(parts: DirectoryParts): Promise<void> {
  while (await gatherJoined(parts));
  await parts.kit.db.transaction(async (tx) => {
    const progress = await lockProgress(tx);
    if (progress === undefined) return;
    const now = parts.kit.clock.now();
    await addSeen(tx, progress.seenUntil);
    await setProgress(tx, { seenUntil: new Date(now.getTime() - overlapMs) });
  });
}

/** One batch; false when there are no more. */
async function gatherJoined(parts: DirectoryParts): Promise<boolean> {
  return await parts.kit.db.transaction(async (tx) => {
    const progress = await lockProgress(tx);
    if (progress === undefined) return false;
    const joined = await parts.listJoined(tx, progress.joined, batch);
    await refreshPlayers(
      parts,
      tx,
      joined.map(({ id }) => id),
    );
    const last = joined.at(-1);
    if (last === undefined) return false;
    const isFull = joined.length === batch;
    const now = parts.kit.clock.now().getTime();
    // A full batch always moves on; the last one leaves the newest players for another look.
    await setJoined(tx, last, new Date(isFull ? now : now - overlapMs));
    return isFull;
  });
}
