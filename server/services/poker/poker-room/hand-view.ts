import type { PokerDeckProof, PokerHandView, PokerLogEntry } from "@parlour/contracts/entities/poker";
import { type Card, formatCard } from "@parlour/poker/cards";
import type { HandState, LogEntry } from "@parlour/poker/engine/state";
import { viewFor } from "@parlour/poker/engine/view";
import { categoryOf } from "@parlour/poker/evaluate/high";
import { formatLow } from "@parlour/poker/evaluate/low";
import { games, strengthOf } from "@parlour/poker/games";
import { toWire } from "./chip-amounts.ts";
import { commitmentsOf, nonceOf } from "./deck-commitment.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import type { TableHand } from "./table-state.ts";

const cardsOf = (cards: readonly Card[]): string[] => cards.map(formatCard);

/**
 * Decides which cards a viewer may see: those that were shown and those of their own seat or, with `seesAll`,
 * everyone's cards, as in the replay of a practice hand.
 */
export type Viewer = { seat: number | null; seesAll?: boolean };

export function toHandView(
  config: TableConfig,
  { button }: Pick<TableHand, "button">,
  state: HandState,
  { seat, seesAll = false }: Viewer,
): PokerHandView {
  const major = toWire(config);
  const view = viewFor(state, seat);
  const helps = isPractice(config);
  return {
    phase: view.phase,
    boards: view.boards.map(cardsOf),
    players: view.players.map((player, at) => {
      const known = player.hole ?? (seesAll ? state.players[at]!.hole : null);
      const isShown = state.players[at]!.revealed;
      const named = known && !player.folded && (isShown || helps) ? known : null;
      return {
        seat: player.seat,
        stack: major(player.stack),
        bet: major(player.streetBet),
        folded: player.folded,
        allIn: player.allIn,
        cardCount: player.holeCount,
        cards: known && cardsOf(known),
        handKinds: named ? view.boards.flatMap((board) => kindOf(config, named, board) ?? []) : [],
        lowHands: named ? view.boards.flatMap((board) => lowOf(config, named, board) ?? []) : [],
      };
    }),
    pot: major(view.pot),
    pots: view.pots.map(major),
    currentBet: major(view.currentBet),
    toAct: view.toAct,
    button,
    isBombPot: state.rules.bombPot,
    log: view.log.map((entry) => toLogEntry(entry, major)),
    result: view.result && {
      rake: major(view.result.rake),
      pots: view.result.pots.map(({ amount, shares }) => ({
        amount: major(amount),
        shares: shares.map((share) => ({ ...share, amount: major(share.amount) })),
      })),
    },
  };
}

function kindOf({ game }: TableConfig, hole: readonly Card[], board: readonly Card[]) {
  if (board.length < 3) return null;
  return categoryOf(strengthOf(game, hole, board).high, games[game].ranking);
}

function lowOf({ game }: TableConfig, hole: readonly Card[], board: readonly Card[]) {
  if (board.length < 3) return null;
  const { low } = strengthOf(game, hole, board);
  return low === null ? null : formatLow(low);
}

function toLogEntry(entry: LogEntry, major: (chips: number) => number): PokerLogEntry {
  const amount = "amount" in entry ? entry.amount : "to" in entry ? entry.to : null;
  return {
    kind: entry.kind,
    seat: "seat" in entry ? entry.seat : null,
    amount: amount === null ? null : major(amount),
    cards: "cards" in entry ? cardsOf(entry.cards) : [],
    board: "board" in entry ? entry.board : null,
    runs: "runs" in entry ? entry.runs : null,
  };
}

/** Opens the commitments of the cards that the viewer may see, once the hand is over. */
export function toProof(
  hand: TableHand,
  state: HandState,
  { seat, seesAll = false }: Viewer,
): PokerDeckProof {
  const { deck } = hand.setup;
  const isOpen = (card: Card) =>
    seesAll ||
    state.boards.some((board) => board.includes(card)) ||
    state.players.some((player) => (player.revealed || player.seat === seat) && player.hole.includes(card));
  return {
    commitments: commitmentsOnce(hand),
    openings: deck.flatMap((card, position) =>
      isOpen(card) ? [{ position, card: formatCard(card), nonce: nonceOf(hand.nonceSeed, position) }] : [],
    ),
  };
}

/** Commitments are cached, because every viewer of a finished hand gets the same ones. */
const knownCommitments = new WeakMap<TableHand, string[]>();
function commitmentsOnce(hand: TableHand): string[] {
  const known = knownCommitments.get(hand) ?? commitmentsOf(hand.setup.deck, hand.nonceSeed);
  knownCommitments.set(hand, known);
  return known;
}
