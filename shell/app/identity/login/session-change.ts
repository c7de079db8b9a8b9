type SessionNews = "signed-in" | "signed-out";

const CHANNEL = "parlour:session";
let stale = false;

/** The layout was rendered for another session, so the next navigation reloads it. */
export function markSiteStale(): void {
  stale = true;
}

export function markSiteFresh(): void {
  stale = false;
}

export function isSiteStale(): boolean {
  return stale;
}

export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

export function listenToOtherTabs(hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => hear(data);
  return () => channel.close();
}
