const STORAGE_KEY = "play-started";

/** When play started in this tab, so that the clock continues across games and reloads. */
export function startOfPlay(nowMs: number): number {
  try {
    const kept = Number(sessionStorage.getItem(STORAGE_KEY));
    if (Number.isFinite(kept) && kept > 0 && kept <= nowMs) return kept;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch {
    // Without storage the clock restarts with each game.
  }
  return nowMs;
}

/** 4:05, 1:02:09. */
export function formatElapsed(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
