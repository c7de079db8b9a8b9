const STORAGE_KEY = "play-started";

/**
 * Returns the time at which this player started to play. It is stored, so that the clock continues across
 * games, tabs and reloads. The clock restarts for another player on the same device, and after a new login.
 */
export function startOfPlay(
  nowMs: number,
  owner: string,
  storage: Pick<Storage, "getItem" | "setItem">,
): number {
  try {
    const [keptOwner, kept] = (storage.getItem(STORAGE_KEY) ?? "").split(" ");
    const keptMs = Number(kept);
    if (keptOwner === owner && Number.isFinite(keptMs) && keptMs > 0 && keptMs <= nowMs) return keptMs;
    storage.setItem(STORAGE_KEY, `${owner} ${nowMs}`);
  } catch {
    // If storage is unavailable, the clock restarts with each game.
  }
  return nowMs;
}

/** Formats a duration as 4:05 or 1:02:09. */
export function formatElapsed(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
