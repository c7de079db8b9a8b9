import { isDeepStrictEqual } from "node:util";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import { findRound, type Round } from "./round-store.ts";
import { ownerOf } from "./seat-owner.ts";
import { payBet } from "./settle-round.ts";
import type { TableAdmission } from "./table-admission.ts";

type Placing = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  admission: TableAdmission;
  seat: OpenGameSession;
  playerName: string;
};
type Wish = { id: string; number: number; bet: unknown };
type Placed = { bet: bets.Bet; balanceMinor: number };

/** A person does not place more bets than this in one round, so further bets must come from a program. */
const mostBets = 40;

/** Places a bet in a round that is open for bets. A retry with the same id returns the same bet. */
export async function placeBet(placing: Placing, wish: Wish): Promise<Placed | Refusal> {
  const { kit, game, wallet, admission } = placing;
  const parsed = game.bet.safeParse(wish.bet);
  if (!parsed.success) return refuse("ACTION_NOT_ALLOWED");
  const bet = parsed.data;
  const same = await bets.findBet(kit.db, game.slug, wish.number, wish.id);
  if (same) return await answerAgain(placing, same, bet);
  // The seat is read again, because limits and settings may have changed since the player opened the table.
  const seat = await wallet.find(placing.seat.gameSession);
  if (seat === undefined) return refuse("SESSION_INVALID");
  if (!seat.takesBets) return refuse("GAME_NOT_AVAILABLE");
  const refusal = await admission.refusalFor(seat);
  if (refusal) return refusal;
  const round = await findRound(kit.db, game.slug, wish.number);
  if (!takesBets(round, kit.clock.now())) return refuse("BETTING_CLOSED");
  if (!game.takes(round.field, bet)) return refuse("ACTION_NOT_ALLOWED");
  const written = await writeDown(placing, seat, { ...wish, bet });
  if (written === undefined) {
    const rival = await bets.findBet(kit.db, game.slug, wish.number, wish.id);
    return rival === undefined ? refuse("BETTING_CLOSED") : await answerAgain(placing, rival, bet);
  }
  return isRefusal(written) ? written : await takeStake(placing, written);
}

/** Stores the bet after checking the player's limit for the round, even when several bets arrive at once. */
async function writeDown(
  { kit, game, playerName }: Placing,
  seat: OpenGameSession,
  { id, number, bet }: Wish,
): Promise<bets.Bet | Refusal | undefined> {
  const owner = ownerOf(seat);
  const stakeMinor = game.stakeOf(bet);
  return await kit.db.transaction(async (tx) => {
    await bets.lockOwner(tx, game.slug, number, owner);
    const before = await bets.listOwnBets(tx, game.slug, number, owner);
    if (before.some((known) => known.id === id)) return undefined;
    const total = before
      .filter((known) => isAtStake(known) && known.currency === seat.currency)
      .reduce((sum, known) => sum + known.stakeMinor, stakeMinor);
    const { minMinor, maxMinor } = seat.limits;
    if (stakeMinor < minMinor || total > maxMinor || before.length >= mostBets) {
      return refuse("LIMIT_EXCEEDED");
    }
    if (before.filter(isAtStake).length >= (game.betsPerRound ?? mostBets))
      return refuse("ACTION_NOT_ALLOWED");
    return await bets.insertBet(tx, {
      slug: game.slug,
      number,
      id,
      gameSession: seat.gameSession,
      owner,
      playerName,
      practice: seat.mode === "practice",
      currency: seat.currency,
      stakeMinor,
      bet,
      leavesAt: leavesAtOf(game, bet, stakeMinor, seat.limits.payoutCapMinor),
      placedAt: kit.clock.now(),
    });
  });
}

/**
 * Returns the multiplier at which the bet is cashed out: the requested one, or a lower one at which the payout cap is
 * reached.
 */
function leavesAtOf({ exit }: SharedGame, bet: unknown, stakeMinor: number, capMinor: number): number | null {
  if (!exit) return null;
  const wished = exit.wishOf(bet);
  const capped = Math.floor((capMinor * 100) / stakeMinor);
  if (capped >= exit.most) return wished;
  return wished === null ? capped : Math.min(wished, capped);
}

/**
 * Answers a repeated bet. If the server died while the bet was being placed, the retry completes it or finds it
 * completed.
 */
async function answerAgain(placing: Placing, bet: bets.Bet, wanted: unknown): Promise<Placed | Refusal> {
  const { kit, seat, wallet } = placing;
  if (bet.owner !== ownerOf(seat) || !isDeepStrictEqual(bet.bet, jsonOf(wanted))) {
    return refuse("CONFLICT");
  }
  if (bet.state === "TAKING") {
    const round = await findRound(kit.db, bet.slug, bet.number);
    return takesBets(round, kit.clock.now()) ? await takeStake(placing, bet) : await refuseLate(placing, bet);
  }
  if (bet.state === "REFUSED") return refuse("CONFLICT");
  return { bet, balanceMinor: await wallet.balanceOf(seat.gameSession) };
}

async function takeStake(placing: Placing, bet: bets.Bet): Promise<Placed | Refusal> {
  const { kit, wallet } = placing;
  const taken = await wallet.bet(bet.gameSession, {
    id: `${bet.id}/bet`,
    roundId: bet.id,
    amountMinor: bet.stakeMinor,
  });
  if (isRefusal(taken)) {
    // After a server error the wallet may have debited the stake. The bet then stays open and is refunded when the
    // round is settled.
    if (taken.status < 500) {
      await bets.moveBet(kit.db, bet, { from: "TAKING", to: "REFUSED", at: kit.clock.now() });
    }
    return taken;
  }
  if (await bets.confirmBet(kit.db, bet, kit.clock.now())) {
    return { bet: { ...bet, state: "PLACED" }, balanceMinor: taken };
  }
  const now = await bets.findBet(kit.db, bet.slug, bet.number, bet.id);
  const isPlaced = now && !["TAKING", "REFUSED", "VOIDED", "REFUNDED"].includes(now.state);
  return isPlaced ? { bet: now, balanceMinor: taken } : await refuseLate(placing, bet);
}

/**
 * Rolls the stake back, because betting closed before the debit was confirmed. If that fails, the round's settlement
 * does it.
 */
async function refuseLate(placing: Placing, bet: bets.Bet): Promise<Refusal> {
  const { kit } = placing;
  if (await bets.moveBet(kit.db, bet, { from: "TAKING", to: "VOIDED", at: kit.clock.now() })) {
    await payBet(placing, { ...bet, state: "VOIDED" });
  }
  return refuse("BETTING_CLOSED");
}

function takesBets(round: Round | undefined, now: Date): round is Round {
  return round?.state === "BETTING" && round.closesAt > now;
}

function isAtStake(bet: bets.Bet): boolean {
  return bet.state !== "REFUSED" && bet.state !== "REFUNDED";
}

/** Converts a value to the form in which the database returns it. */
function jsonOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
