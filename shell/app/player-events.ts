/** The one stream on which the server tells this page what changed for the player. */
let open: { session: string; events: EventSource; users: number } | null = null;

/** A browser keeps only a few streams to one site open, so everything that listens shares this one. */
export function openPlayerEvents(session: string): { events: EventSource; close(): void } {
  if (open?.session !== session) {
    open?.events.close();
    const events = new EventSource(`/services/wallet-gateway/v1/profiles/${session}/events`);
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
