import { z } from "zod";

/** An amount in major units; zero in practice tournaments. */
const amount = z.number();
/** Tournament chips are whole numbers and have no cash value. */
const chips = z.number().int();

export const POKER_TOURNAMENT_STATUSES = ["REGISTERING", "RUNNING", "FINISHED", "CANCELLED"] as const;
const pokerTournamentStatus = z.enum(POKER_TOURNAMENT_STATUSES);

/** A tournament as the lobby lists it. */
export const pokerTournament = z.object({
  id: z.string(),
  name: z.string(),
  game: z.enum(["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"]),
  speed: z.enum(["regular", "turbo", "hyper"]),
  /** Seats of one table. */
  seatCount: z.number().int(),
  /** When a scheduled tournament starts, in milliseconds; null for a sit & go, which starts when it is full. */
  startsAt: z.number().nullable(),
  /** A scheduled tournament with fewer entries at its start is cancelled. */
  entriesMin: z.number().int(),
  entriesMax: z.number().int(),
  /** Null for practice against bots, which costs nothing and wins nothing. */
  currency: z.string().nullable(),
  /** The part of the entry that goes into the prize pool, and the house's fee on top. */
  buyIn: amount,
  fee: amount,
  guarantee: amount,
  /** With the entries so far, or the guarantee if that is more; a sit & go counts as full. */
  prizePool: amount,
  status: pokerTournamentStatus,
  /** Re-entries included. */
  entries: z.number().int(),
  registration: z.enum(["OPEN", "LATE", "CLOSED"]),
  /** When late registration ends, once the tournament runs; null without it. */
  lateUntil: z.number().nullable(),
  /** The caller's table, or one to watch. Set once the tournament has started. */
  tableId: z.string().nullable(),
  /** Whether the caller is registered and still in the tournament. */
  isYours: z.boolean(),
  /** The caller sits at `tableId`. */
  isSeated: z.boolean(),
  /** The caller may register now, or enter again. Visitors may once they have logged in. */
  mayRegister: z.boolean(),
  /** The server's clock, for countdowns. */
  now: z.number(),
});
export type PokerTournament = z.infer<typeof pokerTournament>;

export const pokerTournamentDetails = pokerTournament.extend({
  startingChips: chips,
  levelMs: z.number(),
  levels: z.array(z.object({ smallBlind: chips, bigBlind: chips, ante: chips })),
  /** A break follows each group of so many levels; null: no breaks. */
  levelsBetweenBreaks: z.number().int().nullable(),
  breakMs: z.number(),
  /** The number of levels with late registration, and how often an eliminated player may re-enter. */
  lateLevels: z.number().int(),
  reEntriesMax: z.number().int(),
  /** Hand-for-hand play on the bubble: no table starts a hand before the others have finished theirs. */
  isHandForHand: z.boolean(),
  tables: z.array(
    z.object({ id: z.string(), number: z.number().int(), players: z.number().int(), isYours: z.boolean() }),
  ),
  /** When the clock of the blinds started, in milliseconds. */
  startedAt: z.number().nullable(),
  /** The blind levels and their clock; null before the start. Levels are numbered from 1. */
  clock: z
    .object({
      level: z.number().int(),
      levelEndsAt: z.number().nullable(),
      breakEndsAt: z.number().nullable(),
    })
    .nullable(),
  /** Prizes by place, starting with the winner. */
  prizes: z.array(amount),
  players: z.array(
    z.object({
      name: z.string(),
      isBot: z.boolean(),
      isYou: z.boolean(),
      /** How often the player has entered. */
      entries: z.number().int(),
      tableNumber: z.number().int().nullable(),
      stack: chips.nullable(),
      place: z.number().int().nullable(),
      prize: amount.nullable(),
    }),
  ),
});
export type PokerTournamentDetails = z.infer<typeof pokerTournamentDetails>;

/** What operators create a scheduled tournament from. */
export const pokerTournamentTemplate = pokerTournament
  .pick({
    id: true,
    name: true,
    game: true,
    speed: true,
    seatCount: true,
    entriesMin: true,
    entriesMax: true,
    currency: true,
    buyIn: true,
    fee: true,
    guarantee: true,
  })
  .extend({ lateLevels: z.number().int(), reEntriesMax: z.number().int() });
export type PokerTournamentTemplate = z.infer<typeof pokerTournamentTemplate>;
