import { getTableRound as call } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listRecordedChoices } from "../choice-store.ts";
import { listEventsOf } from "../events/event-store.ts";
import { findRecordedRound, listRecordedBets } from "../record-store.ts";
import { toRecord } from "../round-record.ts";

export function getTableRound(kit: Kit, findGame: (slug: string) => SharedGame | undefined): Route {
  return route(call, async ({ params: { slug, number } }) => {
    const game = findGame(slug);
    const round = game && (await findRecordedRound(kit.db, slug, number));
    if (!game || !round) return refuse("NOT_FOUND");
    const bets = await listRecordedBets(kit.db, slug, number);
    const events = await listEventsOf(kit.db, round, kit.clock.now());
    const choices = game.choices ? await listRecordedChoices(kit.db, slug, number) : [];
    return toRecord(game, round, { bets, choices, events, now: kit.clock.now() });
  });
}
