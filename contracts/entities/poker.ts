import { z } from "zod";
import { wholeNumberText } from "./whole-number-text.ts";

/** Amounts are in major units of the table's currency; at practice tables they are play chips. */
const chips = z.number();

/** A card as rank and suit: "Ah", "Td", "2c". */
const card = z.string();
const seatNumber = z.number().int();
const milliseconds = z.number();

export const POKER_BOT_LEVELS = ["NOVICE", "REGULAR", "STRONG"] as const;
export type PokerBotLevel = (typeof POKER_BOT_LEVELS)[number];

/** A guest is a visitor without an account, who is shown with a number instead of a name. */
const POKER_PERSON_KINDS = ["PLAYER", "GUEST", "BOT"] as const;

export const POKER_HAND_KINDS = [
  "highCard",
  "pair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
] as const;

export const POKER_EMOTES = [
  "niceHand",
  "wellPlayed",
  "goodLuck",
  "thankYou",
  "wow",
  "unlucky",
  "laugh",
  "thinking",
] as const;
export type PokerEmote = (typeof POKER_EMOTES)[number];

/** The colours with which players can tag others. */
export const POKER_TAG_COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
export type PokerTagColour = (typeof POKER_TAG_COLOURS)[number];
export const POKER_NOTE_LENGTH = 500;

/** A player's private note about the player in a seat. */
export const pokerNote = z.object({
  seat: seatNumber,
  name: z.string(),
  colour: z.enum(POKER_TAG_COLOURS).nullable(),
  text: z.string(),
});
export type PokerNote = z.infer<typeof pokerNote>;

/** A table as shown in the lobby. */
export const pokerTable = z.object({
  id: z.string(),
  name: z.string(),
  game: z.enum(["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"]),
  limit: z.enum(["none", "pot", "fixed"]),
  seatCount: z.number().int(),
  smallBlind: chips,
  bigBlind: chips,
  minBuyIn: chips,
  maxBuyIn: chips,
  /** The currency is null at practice tables, which are played with free chips. */
  currency: z.string().nullable(),
  /** The strength of the bots at a practice table; null where only people play. */
  bots: z.enum(POKER_BOT_LEVELS).nullable(),
  options: z.object({
    /** The ante that every player pays in every hand. */
    ante: chips.nullable(),
    /** Whether the button posts the big blind as the only blind. */
    buttonBlind: z.boolean(),
    /**
     * Whether the player left of the big blind may post twice the big blind before the cards are dealt (a straddle).
     */
    straddle: z.boolean(),
    runItTwice: z.boolean(),
    bombPot: z.object({ everyHands: z.number().int(), ante: chips, boards: z.number().int() }).nullable(),
    /**
     * Set for an anonymous table, at which names are empty. After `revealAfterHours`, those who played a hand may see
     * all its cards.
     */
    anonymous: z.object({ revealAfterHours: z.number() }).nullable(),
  }),
  rake: z.object({ percent: z.number(), cap: chips }).nullable(),
  /** Set only for a fast-fold pool: the maximum number of entries per player. */
  fastFold: z.object({ entries: z.number().int() }).nullable(),
  /** The tournament that is played at this table; its chips have no cash value. */
  tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
  players: z.array(
    z.object({ seat: seatNumber, name: z.string(), kind: z.enum(POKER_PERSON_KINDS), stack: chips }),
  ),
  waiting: z.number().int(),
  /**
   * The people and bots in a fast-fold pool, which has no list of players. The number of its hands is not public,
   * because it would show that a player has folded before their turn.
   */
  pool: z
    .object({
      players: z.number().int(),
      bots: z.number().int(),
      isClosed: z.boolean(),
    })
    .nullable(),
});
export type PokerTable = z.infer<typeof pokerTable>;

const share = z.object({
  seat: seatNumber,
  amount: chips,
  board: z.number().int(),
  side: z.enum(["high", "low"]),
});

/** One line of a hand's log. It contains cards only once everyone may see them. */
const pokerLogEntry = z.object({
  kind: z.enum([
    "ante",
    "dead",
    "blind",
    "call",
    "return",
    "fold",
    "check",
    "muck",
    "bet",
    "raise",
    "board",
    "reveal",
    "runs",
    "rake",
  ]),
  seat: seatNumber.nullable(),
  amount: chips.nullable(),
  cards: z.array(card),
  /** The board that the cards were dealt to, counted from 0. */
  board: z.number().int().nullable(),
  /** How many runs of the board an all-in player wants. */
  runs: z.number().int().nullable(),
});
export type PokerLogEntry = z.infer<typeof pokerLogEntry>;

const range = z.object({ min: chips, max: chips });

/** A hand as one viewer may see it. */
export const pokerHandView = z.object({
  phase: z.enum(["preflop", "flop", "turn", "river", "runs", "complete"]),
  boards: z.array(z.array(card)),
  players: z.array(
    z.object({
      seat: seatNumber,
      stack: chips,
      bet: chips,
      folded: z.boolean(),
      allIn: z.boolean(),
      cardCount: z.number().int(),
      /** A player's cards; null until the viewer is allowed to see them. */
      cards: z.array(card).nullable(),
      /**
       * The poker hands that the cards make with each board: for shown hands, and for the viewer's own hand at
       * practice tables; empty before the flop.
       */
      handKinds: z.array(z.enum(POKER_HAND_KINDS)),
      /**
       * In games that split the pot: the low hands that go with `handKinds`, such as `8-6-4-2-A`. Boards with which
       * the cards make no low of eight or better are left out.
       */
      lowHands: z.array(z.string()),
    }),
  ),
  pot: chips,
  /** The main pot and the side pots without the bets of the current betting round; empty before any are collected. */
  pots: z.array(chips),
  currentBet: chips,
  toAct: seatNumber.nullable(),
  button: seatNumber,
  isBombPot: z.boolean(),
  log: z.array(pokerLogEntry),
  result: z
    .object({ rake: chips, pots: z.array(z.object({ amount: chips, shares: z.array(share) })) })
    .nullable(),
});
export type PokerHandView = z.infer<typeof pokerHandView>;

/**
 * Proves that the deck was fixed before the deal. There is one commitment per position, the SHA-256 of
 * "position:card:nonce"; the SHA-256 of all commitments together was published before the deal (`nextCommitment`).
 * `openings` reveals only the cards that the viewer may see.
 */
export const pokerDeckProof = z.object({
  commitments: z.array(z.string()),
  openings: z.array(z.object({ position: z.number().int(), card, nonce: z.string() })),
});
export type PokerDeckProof = z.infer<typeof pokerDeckProof>;

/**
 * A table as one viewer sees it now. Every message contains the whole view, so a lost message does no harm.
 */
export const pokerTableView = z.object({
  version: z.number().int(),
  /** The server's clock, so that countdowns are right on any device. */
  now: milliseconds,
  table: pokerTable,
  seats: z.array(
    z.object({
      seat: seatNumber,
      name: z.string(),
      kind: z.enum(POKER_PERSON_KINDS),
      stack: chips,
      isReserved: z.boolean(),
      isSittingOut: z.boolean(),
      isConnected: z.boolean(),
    }),
  ),
  hand: pokerHandView
    .extend({
      id: z.string(),
      number: z.number().int(),
      /**
       * The number of actions so far. Every action that a player sends contains it, so that a late click
       * cannot apply to a later decision.
       */
      step: z.number().int(),
      commitment: z.string(),
      /** When the last action was taken, which started the time limit of the player to act. */
      turnAt: milliseconds,
      /** When the player to act starts to use the time bank, and when they time out. */
      timeBankAt: milliseconds.nullable(),
      actBy: milliseconds.nullable(),
      proof: pokerDeckProof.nullable(),
    })
    .nullable(),
  nextHandAt: milliseconds.nullable(),
  /** The commitment to the deck of the next hand, from before that hand is dealt; null while a hand is running. */
  nextCommitment: z.string().nullable(),
  /**
   * The number of the hand before, if it could not be continued and was voided: all bets were returned. Null after the
   * next deal. In a pool, the viewer's own hand.
   */
  voidedHand: z.number().int().nullable(),
  you: z.object({
    /**
     * Whether the viewer may take a seat. At real-money tables only signed-in players may; tournament tables assign
     * seats themselves, so no one may.
     */
    mayPlay: z.boolean(),
    seat: seatNumber.nullable(),
    isSittingOut: z.boolean(),
    isLeaving: z.boolean(),
    /** Whether the viewer straddles whenever they sit left of the big blind. */
    isStraddling: z.boolean(),
    /** Whether the viewer posts owed blinds as soon as possible instead of waiting for the big blind. */
    autoPosts: z.boolean(),
    /** Whether the viewer owes blinds and has not been dealt in yet. */
    awaitsBlind: z.boolean(),
    /** Whether the viewer buys in again automatically after losing all chips. */
    rebuys: z.boolean(),
    /** Chips bought during a hand, which are added to the stack after it. */
    topUp: chips,
    timeBankMs: milliseconds,
    legal: z
      .object({
        fold: z.boolean(),
        check: z.boolean(),
        call: chips.nullable(),
        bet: range.nullable(),
        raise: range.nullable(),
        /** Whether the viewer is asked to run it twice. */
        runs: z.boolean(),
        show: z.boolean(),
      })
      .nullable(),
    /**
     * The viewer's own buy-in limits: a player who left with more chips must return with at least as many.
     */
    buyIn: range,
    /** The most that the viewer can still add to their stack. */
    topUpMax: chips,
    /** The viewer's position on the waiting list, counted from 1. */
    waitingPlace: z.number().int().nullable(),
    offer: z.object({ seat: seatNumber, until: milliseconds }).nullable(),
    /**
     * For members of a fast-fold pool: their entry, whether they are waiting for a hand, and whether they can move on
     * to the next one.
     */
    pool: z.object({ entry: z.number().int(), isWaiting: z.boolean(), canGo: z.boolean() }).nullable(),
  }),
});
export type PokerTableView = z.infer<typeof pokerTableView>;

/** A table at which the player is seated. */
export const ownPokerSeat = z.object({
  tableId: z.string(),
  name: z.string(),
  /** The number of the player's entry in a fast-fold pool; 1 at tables. */
  entry: z.number().int(),
  /** The currency of the stack; null for chips without cash value. */
  currency: z.string().nullable(),
  stack: chips,
  isSittingOut: z.boolean(),
  isTurn: z.boolean(),
  tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type OwnPokerSeat = z.infer<typeof ownPokerSeat>;

/** A finished hand in a player's own list. */
export const pokerHandSummary = z.object({
  id: z.string(),
  tableId: z.string(),
  tableName: z.string(),
  number: z.number().int(),
  playedAt: z.string(),
  currency: z.string().nullable(),
  cards: z.array(card),
  /** One board, or two if the hand was run twice or dealt with two boards. */
  boards: z.array(z.array(card)),
  pot: chips,
  /** The player's profit or loss in the hand. */
  net: chips,
  /** Whether the hand was played with free practice chips. Tournament chips have no currency either. */
  isPractice: z.boolean(),
});
export type PokerHandSummary = z.infer<typeof pokerHandSummary>;

/** The period and the game of a player's statistics. */
export const pokerStatisticsQuery = z.object({
  days: wholeNumberText(1, 365).default(90),
  game: z.enum(["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"]).optional(),
});

/** A player's own statistics. Rates are from 0 to 1, or null if there are no hands to calculate them from. */
export const pokerStatistics = z.object({
  days: z.number().int(),
  hands: z.number().int(),
  /**
   * The shares of hands in which the player voluntarily put chips in before the flop (VPIP), and raised before the flop
   * (PFR).
   */
  voluntary: z.number().nullable(),
  raisedPreflop: z.number().nullable(),
  /**
   * The share of hands with a seen flop in which the player went to showdown, and the share of these showdowns that the
   * player won.
   */
  wentToShowdown: z.number().nullable(),
  wonAtShowdown: z.number().nullable(),
  /** Profit or loss at cash tables by currency, in major units. */
  results: z.array(z.object({ currency: z.string(), net: chips })),
});
export type PokerStatistics = z.infer<typeof pokerStatistics>;

/** A finished hand, step by step, as one viewer may see it. */
export const pokerReplay = z.object({
  id: z.string(),
  table: pokerTable.omit({ players: true, waiting: true, pool: true }),
  number: z.number().int(),
  playedAt: z.string(),
  people: z.array(z.object({ seat: seatNumber, name: z.string(), kind: z.enum(POKER_PERSON_KINDS) })),
  /** The viewer's own seat; null if they did not play the hand. */
  ownSeat: seatNumber.nullable(),
  frames: z.array(pokerHandView),
  commitment: z.string(),
  proof: pokerDeckProof,
  /** The hand in the PHH format, with the cards that the viewer may see. */
  phh: z.string(),
});
export type PokerReplay = z.infer<typeof pokerReplay>;
