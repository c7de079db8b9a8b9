import { watchWallet } from "@parlour/contracts/calls/money/wallet-gateway/watch-wallet";
import { callAddress } from "@parlour/web/api/client";
import type { Resource } from "@parlour/web/api/resource";
import { type ResourceView, useResource } from "@parlour/web/api/use-resource";

/** The event stream on which the server reports changes that concern the player. */
let open: { session: string; events: EventSource; users: number } | null = null;

/** Opens the event stream or joins the open one, because browsers allow only a few streams per site. */
function openPlayerEvents(session: string): { events: EventSource; close(): void } {
  if (open?.session !== session) {
    open?.events.close();
    open = { session, events: new EventSource(callAddress(watchWallet, { session })), users: 0 };
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

type PlayerResourceOptions<Value> = {
  initial?: Value | null;
  intervalMs: number;
  eventTypes: readonly string[];
};

/**
 * The signed-in player's data, read at an interval and whenever the server publishes one of `eventTypes`. It
 * is also read when the stream opens, because events since the page was rendered have been missed.
 */
export function usePlayerResource<Value>(
  session: string,
  resource: Resource<Value> | null,
  options: PlayerResourceOptions<Value>,
): ResourceView<Value> {
  return useResource(resource, { ...options, openEvents: () => openPlayerEvents(session), keep: true });
}
