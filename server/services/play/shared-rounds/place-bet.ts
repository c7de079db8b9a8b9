import { isDeepStrictEqual } from "node:util";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { StakeRows } from "@parlour/wagering/stake-rows";
import type { BetRow } from "./bet-rows.ts";
import { type Bet, findBet, type NewBet, placedBet } from "./bet-store.ts";
import { ownerOf } from "./seat-owner.ts";
import type { TableAdmission } from "./table-admission.ts";

type Placing = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  admission: TableAdmission;
  betRows: StakeRows<BetRow>;
  seat: OpenGameSession;
  playerName: string;
};
type BetRequest = { id: string; number: number; bet: unknown };

/**
 * Places a bet in a round that is open for bets. The bet is stored in the transaction that takes its stake, which it
 * shares with all bets that arrive at the same time. A retry with the same id returns the same bet.
 */
export async function placeBet(placing: Placing, request: BetRequest): Promise<Bet | Refusal> {
  const { kit, game } = placing;
  const parsed = game.bet.safeParse(request.bet);
  if (!parsed.success) return refuse("ACTION_NOT_ALLOWED");
  const placed = await takeBet(placing, { ...request, bet: parsed.data });
  if (!isRefusal(placed) && placed.isNew) return placed.bet;
  // A retry gets the bet of the first request, even if the player may no longer bet.
  const known = await findBet(kit.db, game.slug, request.number, request.id);
  if (known) return answerAgain(placing, known, parsed.data);
  return isRefusal(placed) ? placed : refuse("CONFLICT");
}

async function takeBet(
  placing: Placing,
  request: BetRequest,
): Promise<{ bet: Bet; isNew: boolean } | Refusal> {
  const { wallet, game, admission, betRows: rows } = placing;
  // The seat is read again, because limits and settings may have changed since the player opened the table.
  const seat = await wallet.find(placing.seat.gameSession);
  if (seat === undefined) return refuse("SESSION_INVALID");
  if (!seat.takesBets) return refuse("GAME_NOT_AVAILABLE");
  const refusal = await admission.refusalFor(seat);
  if (refusal) return refusal;
  const bet = newBet(placing, seat, request);
  const movement = { id: `${bet.id}/bet`, roundId: bet.id, amountMinor: bet.stakeMinor };
  const row = { game, limits: seat.limits, bet };
  const taken = await wallet.place(seat.gameSession, movement, { rows, row });
  return isRefusal(taken) ? taken : { bet: placedBet(bet), isNew: taken.isNew };
}

function newBet(
  { kit, game, playerName }: Placing,
  seat: OpenGameSession,
  { id, number, bet }: BetRequest,
): NewBet {
  const stakeMinor = game.stakeOf(bet);
  return {
    slug: game.slug,
    number,
    id,
    gameSession: seat.gameSession,
    owner: ownerOf(seat),
    playerName,
    practice: seat.mode === "practice",
    currency: seat.currency,
    stakeMinor,
    bet,
    leavesAt: leavesAtOf(game, bet, stakeMinor, seat.limits.payoutCapMinor),
    placedAt: kit.clock.now(),
  };
}

/**
 * Returns the multiplier at which the bet is cashed out: the requested one, or a lower one at which the payout cap is
 * reached.
 */
function leavesAtOf({ exit }: SharedGame, bet: unknown, stakeMinor: number, capMinor: number): number | null {
  if (!exit) return null;
  const requested = exit.autoExitOf(bet);
  const capped = Math.floor((capMinor * 100) / stakeMinor);
  if (capped >= exit.most) return requested;
  return requested === null ? capped : Math.min(requested, capped);
}

function answerAgain({ seat }: Placing, bet: Bet, wanted: unknown): Bet | Refusal {
  if (bet.owner !== ownerOf(seat) || !isDeepStrictEqual(bet.bet, jsonOf(wanted))) return refuse("CONFLICT");
  // Earlier releases stored a bet before its stake was debited. Such a bet is refunded when the round ends.
  if (bet.state === "TAKING" || bet.state === "REFUSED") return refuse("CONFLICT");
  return bet;
}

/** Converts a value to the form in which the database returns it. */
function jsonOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
