import { z } from "zod";
import { tableChoice } from "../entities/live-table.ts";
import { defineSocket } from "../socket.ts";
import { chatNews, chatRequests } from "./table-chat.ts";

const roundNumber = z.number().int().positive();

/** Messages from a player at a live table. The sender generates the id; a repeat returns the same answer. */
const seatMessage = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("bet"),
    id: z.uuid().toLowerCase(),
    round: roundNumber,
    /** The bet in the format that the game's maths defines; every field named `stake` is in major units. */
    bet: z.record(z.string(), z.unknown()),
  }),
  /** Cashes out a bet of the running round at its current value. */
  z.strictObject({ type: z.literal("leave"), id: z.uuid().toLowerCase(), round: roundNumber }),
  /**
   * Makes a choice, such as to hit, in a decision window of the running round. If the choice raises the stake, the
   * extra stake is debited first.
   */
  z.strictObject({
    type: z.literal("choose"),
    id: z.uuid().toLowerCase(),
    round: roundNumber,
    bet: z.uuid().toLowerCase(),
    window: z.number().int().min(0),
    /** The action in the format that the game's maths defines. */
    action: z.record(z.string(), z.unknown()),
  }),
  /** Withdraws a bet while betting is still open. */
  z.strictObject({ type: z.literal("withdraw"), id: z.uuid().toLowerCase(), round: roundNumber }),
  /** Takes a seat, or gives it up, at a table that has seats. */
  z.strictObject({ type: z.literal("sit"), id: z.uuid().toLowerCase(), seat: z.number().int().positive() }),
  z.strictObject({ type: z.literal("leave-seat"), id: z.uuid().toLowerCase() }),
  /** Tips the dealer of a table that has one. */
  z.strictObject({ type: z.literal("tip"), id: z.uuid().toLowerCase(), amount: z.number().positive() }),
  ...chatRequests,
]);
export type SeatMessage = z.infer<typeof seatMessage>;

/** A time in milliseconds on the server's clock. */
const moment = z.number();

/** A round as all players at the table see it. */
const liveRound = z.object({
  number: z.number().int(),
  /** `RESULT` means that the round has ended and is being, or has been, settled. */
  phase: z.enum(["BETTING", "RUNNING", "RESULT", "VOID"]),
  opensAt: moment,
  closesAt: moment,
  startsAt: moment.nullable(),
  /** When the round ends; null until this may be revealed, because in some games it gives away the result. */
  endsAt: moment.nullable(),
  nextAt: moment.nullable(),
  /** The open decision window, in which players make their choices; null if none is open. */
  window: z.object({ number: z.number().int(), opensAt: moment, closesAt: moment }).nullable(),
  serverSeedHash: z.string(),
  /** The client seed of the draw, fixed before betting opened. */
  salt: z.string().nullable(),
  /** The part of the round that is drawn and published when betting opens, such as the runners of a race. */
  field: z.unknown(),
  /** The part of the outcome that may be revealed so far; in games with choices, the face-up cards. */
  outcome: z.unknown(),
  /** The seeds, published after the round so that anyone can verify the draw. */
  seeds: z.object({ serverSeed: z.string(), clientSeed: z.string(), nonce: z.number().int() }).nullable(),
});
export type LiveRound = z.infer<typeof liveRound>;
export type LivePhase = LiveRound["phase"];

/** A bet as all players see it. Stake and win are in major units, amounts inside `bet` in minor units. */
const liveBet = z.object({
  id: z.string(),
  round: z.number().int(),
  name: z.string(),
  practice: z.boolean(),
  currency: z.string(),
  stake: z.number(),
  bet: z.unknown(),
  /** The player's choices so far, in games with choices. */
  choices: z.array(tableChoice),
  state: z.enum(["PLACED", "WON", "LOST", "REFUNDED"]),
  /** The multiplier at which the player cashed out, in hundredths. */
  leftAt: z.number().int().nullable(),
  win: z.number(),
});
export type LiveBet = z.infer<typeof liveBet>;
export type LiveBetState = LiveBet["state"];

const livePast = z.object({ number: z.number().int(), outcome: z.unknown(), field: z.unknown() });
export type LivePast = z.infer<typeof livePast>;

/** A seat that a player holds, at tables that have seats. */
const liveSeat = z.object({
  seat: z.number().int(),
  name: z.string(),
  isPractice: z.boolean(),
  isMine: z.boolean(),
  /** The number of consecutive rounds without a bet from the seat. */
  missed: z.number().int(),
});
export type LiveSeat = z.infer<typeof liveSeat>;

/** The amounts in major units that the player may tip the dealer. */
const tipOffer = z.object({ amounts: z.array(z.number()) });
export type TipOffer = z.infer<typeof tipOffer>;

/** The ids of the bets that belong to this player. */
const mine = z.array(z.string());

/** Why the table does not take this player's bets at all; null if it does. */
const restriction = z
  .discriminatedUnion("code", [
    /**
     * The table is closed at this time of day. It opens at `opensAt`, which is null if it does not open soon.
     */
    z.object({ code: z.literal("TABLE_CLOSED"), opensAt: moment.nullable() }),
    /**
     * The table is reserved for players of this loyalty tier or higher. The tier is named in the session's
     * language.
     */
    z.object({ code: z.literal("TIER_REQUIRED"), tier: z.string() }),
    /** No dealer is at the table, or the dealer's video is interrupted. */
    z.object({ code: z.literal("DEALER_AWAY") }),
    z.object({ code: z.literal("VIDEO_LOST") }),
  ])
  .nullable();
export type TableRestriction = z.infer<typeof restriction>;

/**
 * The player's balance in major units. `isNewerBalance` compares the versions of two balances to find the newer one,
 * even if they come from different tables; play credits have no version. Balances may arrive in the wrong order,
 * because a table withholds results until its video has shown them.
 */
const currentBalance = { balance: z.number(), version: z.number().nullable() };

/** Messages from the table. `now` is the server's clock, so that countdowns are right on any device. */
const tableMessage = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("snapshot"),
    /**
     * The number of the table to which the page is connected. It may differ from the one that the page asked for with
     * the query parameter `table`: the player may have a bet in play at another table, or the requested table may be
     * closed.
     */
    table: z.object({ slug: z.string(), number: z.number().int() }),
    now: moment,
    round: liveRound.nullable(),
    bets: z.array(liveBet),
    mine,
    /** Past rounds, newest first. */
    history: z.array(livePast),
    /** The seats that players hold; empty at tables without seats. */
    seats: z.array(liveSeat),
    ...currentBalance,
    restriction,
    /** The tips that the player can give; null if they can't tip at this table. */
    tip: tipOffer.nullable(),
  }),
  z.object({ type: z.literal("restriction"), restriction }),
  z.object({ type: z.literal("seats"), seats: z.array(liveSeat) }),
  /** The updated list of past rounds, sent when the result of one of them has been corrected. */
  z.object({ type: z.literal("history"), history: z.array(livePast) }),
  z.object({ type: z.literal("round"), now: moment, round: liveRound }),
  z.object({ type: z.literal("bets"), bets: z.array(liveBet), mine }),
  z.object({ type: z.literal("balance"), ...currentBalance }),
  z.object({ type: z.literal("answer"), id: z.string(), bet: liveBet, ...currentBalance }),
  /**
   * Refuses a request. `balance` is set if the request failed because of the balance; the content of `details` depends
   * on the error code.
   */
  z.object({
    type: z.literal("refused"),
    id: z.string(),
    code: z.string(),
    balance: z.number().nullable(),
    version: z.number().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
  /** Confirms a tip, with the new balance. */
  z.object({ type: z.literal("tipped"), id: z.string(), amount: z.number(), ...currentBalance }),
  ...chatNews,
  /** Confirms that the chat or seat request with this id succeeded. */
  z.object({ type: z.literal("done"), id: z.string() }),
]);
export type TableMessage = z.infer<typeof tableMessage>;

export const liveTable = defineSocket({
  name: "live-table",
  service: "shared-rounds",
  path: "/services/games/v1/sessions/{gameSession}/live",
  summary: "A table with shared rounds: a snapshot, then every change, and the player's own bets",
  access: "anyone",
  fromBrowser: seatMessage,
  toBrowser: tableMessage,
  limit: { max: 120, windowSeconds: 10 },
});
