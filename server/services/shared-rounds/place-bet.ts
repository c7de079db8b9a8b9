import { isDeepStrictEqual } from "node:util";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSeat, GameSeats } from "@parlour/server/kit/ports/game-seats";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import { findRound } from "./round-store.ts";
import { ownerOf } from "./seat-owner.ts";
import type { SharedGame } from "./shared-game.ts";

type Placing = { kit: Kit; seats: GameSeats; game: SharedGame; seat: GameSeat; playerName: string };
type Placed = { bet: bets.Bet; balanceMinor: number };

/** More bets than this in one round are a program's, not a person's. */
const mostBets = 40;

/** Takes a bet for a round whose window is open. The same id again answers the same bet. */
export async function placeBet(
  placing: Placing,
  wish: { id: string; number: number; bet: unknown },
): Promise<Placed | Refusal> {
  const { kit, game, seat, playerName } = placing;
  const parsed = game.bet.safeParse(wish.bet);
  if (!parsed.success) return refuse("ACTION_NOT_ALLOWED");
  const stakeMinor = game.stakeOf(parsed.data);
  const before = await bets.listOwnBets(kit.db, game.slug, wish.number, ownerOf(seat));
  const same = before.find((bet) => bet.id === wish.id);
  if (same) return await answerAgain(placing, same, parsed.data);
  const round = await findRound(kit.db, game.slug, wish.number);
  if (round?.state !== "BETTING") return refuse("BETTING_CLOSED");
  if (!game.takes(round.field, parsed.data)) return refuse("ACTION_NOT_ALLOWED");
  const total = before.filter(isAtStake).reduce((sum, bet) => sum + bet.stakeMinor, stakeMinor);
  if (stakeMinor < seat.limits.minMinor || total > seat.limits.maxMinor || before.length >= mostBets) {
    return refuse("LIMIT_EXCEEDED");
  }
  const written = await bets.insertBet(kit.db, {
    slug: game.slug,
    number: wish.number,
    id: wish.id,
    gameSession: seat.gameSession,
    owner: ownerOf(seat),
    playerName,
    practice: seat.mode === "practice",
    currency: seat.currency,
    stakeMinor,
    bet: parsed.data,
    leavesAt: game.exit?.wishOf(parsed.data) ?? null,
    placedAt: kit.clock.now(),
  });
  if (written) return await takeStake(placing, written);
  const rival = await bets.findBet(kit.db, game.slug, wish.number, wish.id);
  return rival === undefined ? refuse("BETTING_CLOSED") : await answerAgain(placing, rival, parsed.data);
}

/** A bet that was being taken when its server died is taken now, or found taken. */
async function answerAgain(placing: Placing, bet: bets.Bet, wanted: unknown): Promise<Placed | Refusal> {
  const { seat, seats } = placing;
  if (bet.owner !== ownerOf(seat) || !isDeepStrictEqual(bet.bet, jsonOf(wanted))) {
    return refuse("CONFLICT");
  }
  if (bet.state === "TAKING") return await takeStake(placing, bet);
  if (bet.state === "REFUSED") return refuse("CONFLICT");
  return { bet, balanceMinor: await seats.balanceOf(seat.gameSession) };
}

async function takeStake({ kit, seats }: Placing, bet: bets.Bet): Promise<Placed | Refusal> {
  const taken = await seats.bet(bet.gameSession, {
    id: `${bet.id}/bet`,
    roundId: bet.id,
    amountMinor: bet.stakeMinor,
  });
  if (isRefusal(taken)) {
    // The wallet may answer that it cannot tell; such a bet stays open, and goes back when the round is settled.
    if (taken.status < 500) await bets.moveBet(kit.db, bet, "TAKING", "REFUSED");
    return taken;
  }
  if (await bets.moveBet(kit.db, bet, "TAKING", "PLACED")) {
    return { bet: { ...bet, state: "PLACED" }, balanceMinor: taken };
  }
  const now = await bets.findBet(kit.db, bet.slug, bet.number, bet.id);
  if (now && now.state !== "VOIDED" && now.state !== "REFUNDED") return { bet: now, balanceMinor: taken };
  return refuse("BETTING_CLOSED");
}

function isAtStake(bet: bets.Bet): boolean {
  return bet.state !== "REFUSED" && bet.state !== "REFUNDED";
}

/** As the database gives it back. */
function jsonOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
