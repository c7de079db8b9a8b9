import { watchWallet as call } from "@parlour/contracts/calls/wallet-gateway/watch-wallet";
import { walletTopic } from "@parlour/ledger/ledger-of";
import { eventStream } from "@parlour/server/kit/http/event-stream";
import type { Kit } from "@parlour/server/kit/kit";
import { type Handler, type Route, route } from "@parlour/server/kit/service";

/** Says only that something changed: the page then asks for its balances, as it does when it polls. */
export function watchWallet(kit: Kit): Route {
  const watch = async ({ session }: { session: { playerId: string } }) => ({
    reply: true,
    status: 200,
    body: eventStream((send) =>
      kit.bus.subscribe(walletTopic(session.playerId), () => send({ name: "balances", data: null })),
    ),
  });
  return route(call, watch as unknown as Handler<typeof call>);
}
