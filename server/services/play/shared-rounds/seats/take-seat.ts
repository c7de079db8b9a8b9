import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { listOpenBetsOf } from "../bet-store.ts";
import { ownerOf } from "../seat-owner.ts";
import type { TableAdmission } from "../table-admission.ts";
import { freeSeat, lockSeats, putInSeat, type TakenSeat } from "./seat-store.ts";

type Sitting = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  admission: TableAdmission;
  seat: OpenGameSession;
  playerName: string;
};

/**
 * Takes a free seat. A player has one seat at a table. A player with real money may also take over the seat of a
 * practice player who has no bet on it, so that practice does not keep others from playing.
 */
export async function takeSeat(sitting: Sitting, number: number): Promise<Refusal | undefined> {
  const { kit, game, admission } = sitting;
  if (!game.seats) return refuse("NOT_FOUND");
  if (number > game.seats.count) return refuse("SEAT_TAKEN");
  // The session is read again, because settings may have changed since the player opened the table.
  const session = await sitting.wallet.find(sitting.seat.gameSession);
  if (session === undefined) return refuse("SESSION_INVALID");
  if (!session.takesBets) return refuse("GAME_NOT_AVAILABLE");
  const refusal = await admission.refusalFor(session);
  if (refusal) return refusal;
  const owner = ownerOf(session);
  const practice = session.mode === "practice";
  return await kit.db.transaction(async (tx) => {
    const taken = await lockSeats(tx, game.slug);
    const own = taken.find((one) => one.owner === owner);
    // A repeated request finds the seat taken by the same player.
    if (own) return own.seat === number ? undefined : refuse("ALREADY_SEATED");
    const holder = taken.find((one) => one.seat === number);
    const isFree = !holder || (holder.practice && !practice && !(await hasBetOn(tx, game, holder)));
    if (!isFree) return refuse("SEAT_TAKEN");
    const { playerName } = sitting;
    const takenAt = kit.clock.now();
    await putInSeat(tx, { slug: game.slug, seat: number, owner, playerName, practice, takenAt });
    return undefined;
  });
}

/** Gives up the player's seat, unless a bet on it is in play. */
export async function giveUpSeat({
  kit,
  game,
  seat,
}: Pick<Sitting, "kit" | "game" | "seat">): Promise<Refusal | undefined> {
  const owner = ownerOf(seat);
  return await kit.db.transaction(async (tx) => {
    const own = (await lockSeats(tx, game.slug)).find((one) => one.owner === owner);
    if (!own) return undefined;
    if (await hasBetOn(tx, game, own)) return refuse("ACTION_NOT_ALLOWED");
    await freeSeat(tx, game.slug, own.seat);
    return undefined;
  });
}

/** Returns whether the holder of a seat has a bet on it in a round that is not over. */
async function hasBetOn(tx: Transaction, game: SharedGame, { owner, seat }: TakenSeat): Promise<boolean> {
  const bets = await listOpenBetsOf(tx, game.slug, owner);
  return bets.some(({ bet }) => {
    const place = game.seats!.placeOf(bet);
    return place.seat === seat && !place.isBehind;
  });
}
