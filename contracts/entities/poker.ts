import { z } from "zod";

/** Amounts are in major units of the table's currency; at practice tables they are play chips. */
const chips = z.number();

/** Rank and suit: "Ah", "Td", "2c". */
const card = z.string();
const seatNumber = z.number().int();
const milliseconds = z.number();

export const POKER_BOT_LEVELS = ["NOVICE", "REGULAR", "STRONG"] as const;
export type PokerBotLevel = (typeof POKER_BOT_LEVELS)[number];

/** A guest is a visitor without an account, whose name is a number. */
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

/** A table as the lobby lists it. */
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
  /** Null at practice tables, which are played with free chips. */
  currency: z.string().nullable(),
  /** The strength of the bots at a practice table; null where only people play. */
  bots: z.enum(POKER_BOT_LEVELS).nullable(),
  rake: z.object({ percent: z.number(), cap: chips }).nullable(),
  players: z.array(
    z.object({ seat: seatNumber, name: z.string(), kind: z.enum(POKER_PERSON_KINDS), stack: chips }),
  ),
  waiting: z.number().int(),
});
export type PokerTable = z.infer<typeof pokerTable>;

const share = z.object({
  seat: seatNumber,
  amount: chips,
  board: z.number().int(),
  side: z.enum(["high", "low"]),
});

/** One line of what has happened in a hand. Cards appear only once they are due to everybody. */
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
      /** Null until these cards are due to the viewer. */
      cards: z.array(card).nullable(),
      /** What the cards make with the board: shown hands, and one's own at practice tables. */
      handKind: z.enum(POKER_HAND_KINDS).nullable(),
    }),
  ),
  pot: chips,
  currentBet: chips,
  toAct: seatNumber.nullable(),
  button: seatNumber,
  log: z.array(pokerLogEntry),
  result: z
    .object({ rake: chips, pots: z.array(z.object({ amount: chips, shares: z.array(share) })) })
    .nullable(),
});
export type PokerHandView = z.infer<typeof pokerHandView>;

/**
 * The deck's commitments, one per position, whose SHA-256 was shown before the deal. Opened are only the cards that
 * the viewer may see: each commitment is the SHA-256 of "position:card:nonce".
 */
export const pokerDeckProof = z.object({
  commitments: z.array(z.string()),
  openings: z.array(z.object({ position: z.number().int(), card, nonce: z.string() })),
});
export type PokerDeckProof = z.infer<typeof pokerDeckProof>;

/** A table as one viewer sees it now. Every message holds the whole view, so none can be missed. */
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
      /** How many actions there are; an action names it, so that a late click cannot answer another question. */
      step: z.number().int(),
      commitment: z.string(),
      /** From when the player to act spends the time bank, and when the decision is taken for them. */
      timeBankAt: milliseconds.nullable(),
      actBy: milliseconds.nullable(),
      proof: pokerDeckProof.nullable(),
    })
    .nullable(),
  nextHandAt: milliseconds.nullable(),
  you: z.object({
    /** Whether the viewer may sit down here: at real-money tables only signed-in players. */
    mayPlay: z.boolean(),
    seat: seatNumber.nullable(),
    isSittingOut: z.boolean(),
    isLeaving: z.boolean(),
    /** Bought during a hand and added after it. */
    topUp: chips,
    timeBankMs: milliseconds,
    legal: z
      .object({
        fold: z.boolean(),
        check: z.boolean(),
        call: chips.nullable(),
        bet: range.nullable(),
        raise: range.nullable(),
        show: z.boolean(),
      })
      .nullable(),
    /** Own limits: a player who left with more chips must return with them. */
    buyIn: range,
    /** What may still be added to the stack. */
    topUpMax: chips,
    /** The place on the waiting list, counted from one. */
    waitingPlace: z.number().int().nullable(),
    offer: z.object({ seat: seatNumber, until: milliseconds }).nullable(),
  }),
});
export type PokerTableView = z.infer<typeof pokerTableView>;

/** A finished hand in a player's own list. */
export const pokerHandSummary = z.object({
  id: z.string(),
  tableId: z.string(),
  tableName: z.string(),
  number: z.number().int(),
  playedAt: z.string(),
  currency: z.string().nullable(),
  cards: z.array(card),
  board: z.array(card),
  pot: chips,
  /** What the hand won or lost the player. */
  net: chips,
});
export type PokerHandSummary = z.infer<typeof pokerHandSummary>;

/** A finished hand, step by step, as one viewer may see it. */
export const pokerReplay = z.object({
  id: z.string(),
  table: pokerTable.omit({ players: true, waiting: true }),
  number: z.number().int(),
  playedAt: z.string(),
  people: z.array(z.object({ seat: seatNumber, name: z.string(), kind: z.enum(POKER_PERSON_KINDS) })),
  /** The viewer's own seat, if they played. */
  ownSeat: seatNumber.nullable(),
  frames: z.array(pokerHandView),
  commitment: z.string(),
  proof: pokerDeckProof,
  /** The hand in the PHH format, with the cards that the viewer may see. */
  phh: z.string(),
});
export type PokerReplay = z.infer<typeof pokerReplay>;
