import { z } from "zod";
import { pokerDeal } from "./poker-deal.ts";
import { shortText } from "./text.ts";

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
  /** The number of seats at each table. */
  seatCount: z.number().int(),
  /** When a scheduled tournament starts, in milliseconds; null for a sit & go, which starts when it is full. */
  startsAt: z.number().nullable(),
  /** The minimum number of entries; a scheduled tournament with fewer is cancelled at its start time. */
  entriesMin: z.number().int(),
  entriesMax: z.number().int(),
  /** The currency; null for practice tournaments against bots, which have no buy-in and no prizes. */
  currency: z.string().nullable(),
  /** The part of the entry price that goes into the prize pool. The house's `fee` is charged in addition. */
  buyIn: amount,
  fee: amount,
  /** The bounty that is paid for knocking a player out, on top of buy-in and fee; null without bounties. */
  bounty: z.object({ kind: z.enum(["fixed", "progressive"]), amount }).nullable(),
  /** The tournament to which a satellite's winners get an entry; null for other tournaments. */
  satellite: z.object({ tournamentId: z.string(), name: z.string(), ticketPrice: amount }).nullable(),
  /** How often a player may re-buy, and whether there is an add-on. */
  reBuysMax: z.number().int(),
  hasAddOn: z.boolean(),
  guarantee: amount,
  /**
   * The prize pool with the entries so far, or the guarantee if that is higher. For a sit & go, the prize
   * pool of a full field.
   */
  prizePool: amount,
  status: pokerTournamentStatus,
  /** The number of entries so far, including re-entries. */
  entries: z.number().int(),
  registration: z.enum(["OPEN", "LATE", "CLOSED"]),
  /** When late registration ends; null before the start, or if there is no late registration. */
  lateUntil: z.number().nullable(),
  /** The caller's table, or another table to watch; null until the tournament has started. */
  tableId: z.string().nullable(),
  /** Whether the caller is registered and still in the tournament. */
  isYours: z.boolean(),
  /** Whether the caller is seated at `tableId`. */
  isSeated: z.boolean(),
  /** Whether the caller may register or re-enter now. Also true for visitors, who must log in first. */
  mayRegister: z.boolean(),
  /** The server's clock, for countdowns. */
  now: z.number(),
});
export type PokerTournament = z.infer<typeof pokerTournament>;

export const pokerTournamentDetails = pokerTournament.extend({
  startingChips: chips,
  levelMs: z.number(),
  levels: z.array(z.object({ smallBlind: chips, bigBlind: chips, ante: chips })),
  /** The number of levels between two breaks; null if there are no breaks. */
  levelsBetweenBreaks: z.number().int().nullable(),
  breakMs: z.number(),
  /** The number of levels with late registration, and how often an eliminated player may re-enter. */
  lateLevels: z.number().int(),
  reEntriesMax: z.number().int(),
  /** The price and the chips of a re-buy and of the add-on; null if the tournament has none. */
  reBuy: z.object({ price: amount, chips }).nullable(),
  addOn: z.object({ price: amount, chips }).nullable(),
  /** The purchases that the caller may make now; null if they are not playing. */
  you: z
    .object({
      reBuys: z.number().int(),
      mayReBuy: z.boolean(),
      mayAddOn: z.boolean(),
      /** When the caller, who has lost all chips, is eliminated unless they re-buy first; null if they have chips. */
      reBuyUntil: z.number().nullable(),
    })
    .nullable(),
  /** Hand-for-hand play on the bubble: no table starts a hand before the others have finished theirs. */
  isHandForHand: z.boolean(),
  tables: z.array(
    z.object({ id: z.string(), number: z.number().int(), players: z.number().int(), isYours: z.boolean() }),
  ),
  /** When the tournament clock started, in milliseconds; null before the start. */
  startedAt: z.number().nullable(),
  /** The current blind level, numbered from 1, and when it ends; null before the start. */
  clock: z
    .object({
      level: z.number().int(),
      levelEndsAt: z.number().nullable(),
      breakEndsAt: z.number().nullable(),
    })
    .nullable(),
  /** The negotiation about dividing the remaining prizes; null where no deal can be made. */
  deal: pokerDeal.nullable(),
  /** Prizes by finishing place, first place first. */
  prizes: z.array(amount),
  players: z.array(
    z.object({
      name: z.string(),
      isBot: z.boolean(),
      isYou: z.boolean(),
      /** How many times the player has entered, including re-entries. */
      entries: z.number().int(),
      tableNumber: z.number().int().nullable(),
      stack: chips.nullable(),
      place: z.number().int().nullable(),
      prize: amount.nullable(),
      reBuys: z.number().int(),
      /** The bounty on the player's head, and the bounties that the player has won. */
      bounty: amount,
      bountyWon: amount,
      /** Whether the player won an entry to the satellite's target tournament, even if it has already been used. */
      hasTicket: z.boolean(),
    }),
  ),
});
export type PokerTournamentDetails = z.infer<typeof pokerTournamentDetails>;

/** The template from which operators create a scheduled tournament. */
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
    reBuysMax: true,
    hasAddOn: true,
  })
  .extend({
    lateLevels: z.number().int(),
    reEntriesMax: z.number().int(),
    /** The bounty on every player; zero if the template has no bounties. */
    bounty: amount,
    bountyKind: z.enum(["fixed", "progressive"]).nullable(),
    isSatellite: z.boolean(),
  });
export type PokerTournamentTemplate = z.infer<typeof pokerTournamentTemplate>;

/** An amount in major units of the template's currency. */
const amountUpTo = (max: number) => z.number().min(0).max(max);

/** An operator's settings for a new tournament; also the data of a `POKER_TOURNAMENT` proposal. */
export const newPokerTournament = {
  templateId: z.string().max(40),
  name: shortText(40),
  startsAt: z.iso.datetime(),
  buyIn: amountUpTo(10_000),
  fee: amountUpTo(1_000),
  guarantee: amountUpTo(1_000_000),
  /** The bounty on every player's head, if the template has bounties. If unset, the template's amount applies. */
  bounty: amountUpTo(10_000).optional(),
  entriesMin: z.number().int().min(1).max(1_000),
  entriesMax: z.number().int().min(2).max(1_000),
};
export type NewPokerTournament = z.infer<z.ZodObject<typeof newPokerTournament>>;
