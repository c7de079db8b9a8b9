type SessionChange = "signed-in" | "signed-out";

const CHANNEL = "parlour:session";
let stale = false;

/** Marks the layout as stale after a login or logout, so that the next navigation reloads its data. */
export function markSiteStale(): void {
  stale = true;
}

export function markSiteFresh(): void {
  stale = false;
}

export function isSiteStale(): boolean {
  return stale;
}

export function notifyOtherTabs(change: SessionChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

export function listenToOtherTabs(listener: (change: SessionChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionChange>) => listener(data);
  return () => channel.close();
}
