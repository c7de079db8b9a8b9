import type { EarlyExit, SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import type { Round } from "./round-store.ts";
import { ownerOf } from "./seat-owner.ts";
import { payBet } from "./settle-round.ts";

type Leaving = { kit: Kit; wallet: GameSessionWallet; game: SharedGame };

/**
 * Cashes a player out of a running round at its current multiplier. The time at which the request reached the server
 * (`at`) decides: a request that arrives at the moment of the crash or later is too late.
 */
export async function leaveRound(
  { kit, wallet, game }: Leaving,
  round: Round,
  request: { id: string; seat: OpenGameSession; at: Date },
): Promise<bets.Bet | Refusal> {
  const { exit } = game;
  if (!exit) return refuse("NOT_FOUND");
  const bet = await bets.findBet(kit.db, game.slug, round.number, request.id);
  if (bet?.owner !== ownerOf(request.seat)) return refuse("NOT_FOUND");
  if (bet.leftAt !== null) return bet;
  const worth = worthAt(exit, round, request.at);
  if (worth !== null && worth < exit.least) return refuse("ACTION_NOT_ALLOWED");
  if (bet.state !== "PLACED" || worth === null) return refuse("ROUND_OVER");
  // An automatic cash-out at a lower multiplier takes precedence, even if it has not been processed yet.
  const leftAt = bet.leavesAt === null ? worth : Math.min(worth, bet.leavesAt);
  const winMinor = exit.winAt(bet.bet, leftAt);
  const won = await bets.winBet(kit.db, bet, { winMinor, leftAt, at: request.at });
  if (!won) {
    const now = await bets.findBet(kit.db, game.slug, round.number, request.id);
    return now?.leftAt == null ? refuse("ROUND_OVER") : now;
  }
  return (await payBet({ kit, wallet }, won)) ?? won;
}

function worthAt(exit: EarlyExit<unknown, unknown>, round: Round, at: Date): number | null {
  if (round.state !== "RUNNING" || round.startsAt === null || round.endsAt === null) return null;
  if (at < round.startsAt || at >= round.endsAt) return null;
  const worth = exit.worthAt(at.getTime() - round.startsAt.getTime());
  return worth <= exit.reachOf(round.outcome) ? worth : null;
}

/** Cashes out all players whose automatic cash-out the round has reached. */
export async function leaveAtTarget(
  { kit, wallet, game }: Leaving,
  round: Round,
  at: Date,
): Promise<bets.Bet[]> {
  const worth = game.exit && worthAt(game.exit, round, at);
  if (worth === null || worth === undefined) return [];
  const waiting = await bets.listBets(kit.db, round.slug, round.number, ["PLACED"]);
  const due = waiting.filter((bet) => bet.leavesAt !== null && bet.leavesAt <= worth);
  const left = await Promise.all(
    due.map(async (bet) => {
      const leftAt = bet.leavesAt!;
      const winMinor = game.exit!.winAt(bet.bet, leftAt);
      const won = await bets.winBet(kit.db, bet, { winMinor, leftAt, at });
      return won && ((await payBet({ kit, wallet }, won)) ?? won);
    }),
  );
  return left.filter((bet) => bet !== undefined);
}
