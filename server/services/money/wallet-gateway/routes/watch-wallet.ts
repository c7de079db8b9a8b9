import { watchWallet as call } from "@parlour/contracts/calls/money/wallet-gateway/watch-wallet";
import { eventStream } from "@parlour/server/kit/http/event-stream";
import type { Kit } from "@parlour/server/kit/kit";
import { walletTopic } from "@parlour/server/kit/open-ledger";
import { playerTopic } from "@parlour/server/kit/player-events";
import { type Handler, type Route, route } from "@parlour/server/kit/service";

/**
 * Streams events about a player. They only say that something has changed; the page then fetches the new data as it
 * does when polling. All events share one stream, because a browser limits the number of open streams.
 */
export function watchWallet(kit: Kit): Route {
  const watch = async ({ session }: { session: { playerId: string } }) => ({
    reply: true,
    status: 200,
    body: eventStream(async (send) => {
      const stops = await Promise.all([
        kit.bus.subscribe(walletTopic(session.playerId), () => send({ name: "balances", data: null })),
        kit.bus.subscribe(playerTopic(session.playerId), (name) => send({ name: String(name), data: null })),
      ]);
      return async () => {
        for (const stop of stops) await stop();
      };
    }),
  });
  return route(call, watch as unknown as Handler<typeof call>);
}
