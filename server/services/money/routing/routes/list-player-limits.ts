import { listPlayerLimits as call } from "@parlour/contracts/calls/money/routing/list-player-limits";
import { PLAYER_LIMIT_KINDS } from "@parlour/contracts/enumerations";
import { amountOf } from "@parlour/rules/money";
import { regionOf } from "@parlour/rules/region";
import type { Kit } from "../../../../kit/kit.ts";
import type { PaymentMethods } from "../../../../kit/ports/payment-methods.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { limitKindOf } from "../limit-methods.ts";
import { listPlayerLimits as readLimits } from "../player-limit-store.ts";

export function listPlayerLimits(kit: Kit, players: Players, methods: PaymentMethods): Route {
  return route(call, async ({ params: { playerId } }) => {
    const player = await players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    const { currency } = player;
    const place = { currency, region: regionOf(player) };
    const own = await readLimits(kit.db, playerId);
    const offered = (["D", "W"] as const).map(async (paymentType) =>
      (await methods.list({ paymentType, ...place })).map(({ group, maxMinor }) => ({
        kind: limitKindOf(paymentType, group),
        maxMinor,
      })),
    );
    const all = (await Promise.all(offered)).flat();
    return {
      currency,
      items: PLAYER_LIMIT_KINDS.map((kind) => {
        const limit = own.find((one) => one.kind === kind);
        const usual = all
          .filter((one) => one.kind === kind)
          .map(({ maxMinor }) => amountOf(maxMinor, currency));
        return {
          kind,
          usualMax: usual.length === 0 ? null : Math.max(...usual),
          own: limit
            ? {
                max: amountOf(limit.maxMinor, limit.currency),
                proposalId: limit.proposalId,
                setAt: limit.setAt.toISOString(),
              }
            : null,
        };
      }),
    };
  });
}
