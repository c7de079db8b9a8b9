import { watchWallet } from "@parlour/contracts/calls/money/wallet-gateway/watch-wallet";
import { callAddress } from "@parlour/web/api/client";

/** The one stream on which the server tells this page what changed for the player. */
let open: { session: string; events: EventSource; users: number } | null = null;

/** A browser keeps only a few streams to one site open, so everything that listens shares this one. */
export function openPlayerEvents(session: string): { events: EventSource; close(): void } {
  if (open?.session !== session) {
    open?.events.close();
    const events = new EventSource(callAddress(watchWallet, { session }));
    open = { session, events, users: 0 };
  }
  const mine = open;
  mine.users++;
  return {
    events: mine.events,
    close() {
      if (--mine.users > 0) return;
      mine.events.close();
      if (open === mine) open = null;
    },
  };
}

/**
 * Runs once the stream is open, which it may be already because something else listens. Whatever a page was rendered
 * with is asked for then: what happened between the server's rendering and now was told to nobody.
 */
export function onceOpen(events: EventSource, run: () => void): void {
  if (events.readyState === EventSource.OPEN) run();
  else events.addEventListener("open", run, { once: true });
}
