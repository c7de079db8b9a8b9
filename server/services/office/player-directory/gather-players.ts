import type { Queryable } from "../../../kit/database.ts";
import { addSeen, lockProgress, putRows, setJoined, setProgress } from "./directory-store.ts";
import type { DirectoryParts } from "./parts.ts";

const batch = 1_000;
/** The last minute is read again, because a sign-up may commit after a later one is already visible. */
const overlapMs = 60_000;

/** Reads these players again from the services that own their data. */
export async function refreshPlayers(
  parts: Pick<DirectoryParts, "readPlayers" | "readVerifications" | "readTiers">,
  db: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const players = await parts.readPlayers(db, ids);
  const verifications = await parts.readVerifications(db, ids);
  const tiers = await parts.readTiers(db, ids);
  await putRows(
    db,
    players.map(({ id, brandId, createdAt, status, countryCode, currency }) => ({
      playerId: id,
      brandId,
      joinedAt: createdAt,
      status,
      country: countryCode,
      currency,
      verification: verifications.get(id) ?? "NOT_REQUESTED",
      tier: tiers.get(id) ?? "",
    })),
  );
}

/** Adds players who have joined since the last run, and updates when players were last seen. */
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

/** Adds one batch of new players; returns false if it was the last one. */
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
    // After a full batch the next one continues from its end; after the last batch, the last minute is read
    // again.
    await setJoined(tx, last, new Date(isFull ? now : now - overlapMs));
    return isFull;
  });
}
