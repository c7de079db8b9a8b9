import { listSharedRounds as call } from "@parlour/contracts/calls/play/shared-rounds/list-shared-rounds";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listChains } from "../chain-store.ts";
import { listRevealedRounds } from "../round-store.ts";

const roundsPerPage = 50;

/** Lists the seeds of ended rounds, so that anyone can verify the chain and recompute every outcome. */
export function listSharedRounds(kit: Kit, findGame: (slug: string) => SharedGame | undefined): Route {
  return route(call, async ({ params: { slug }, query }) => {
    const game = findGame(slug);
    if (game === undefined) return refuse("NOT_FOUND");
    const page = { before: query.before ?? null, count: roundsPerPage, now: kit.clock.now() };
    const rounds = await listRevealedRounds(kit.db, slug, page);
    const needed = new Set(rounds.flatMap(({ chainFirst }) => (chainFirst === null ? [] : [chainFirst])));
    const chains = await listChains(kit.db, slug, [...needed]);
    return {
      chains: chains.map(({ firstNumber, length, anchor, salt }) => ({
        firstRound: firstNumber,
        rounds: length,
        anchor,
        salt,
      })),
      rounds: rounds.map((round) => ({
        number: round.number,
        serverSeed: round.serverSeed,
        serverSeedHash: round.serverSeedHash,
        clientSeed: round.clientSeed,
        mathsVersion: round.mathsVersion,
        chain: round.chainFirst,
        outcome: round.outcome,
        result: round.outcome === null ? null : (game.resultOf?.(round.outcome) ?? null),
        isVoid: round.voided,
        endedAt: round.endsAt!.toISOString(),
      })),
      next: rounds.length === roundsPerPage ? rounds.at(-1)!.number : null,
    };
  });
}
