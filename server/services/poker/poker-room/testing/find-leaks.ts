import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { formatCard } from "@parlour/poker/cards";
import { ownSeats } from "../own-seats.ts";
import type { TableConfig } from "../table-config.ts";
import type { TableHand, TableState } from "../table-state.ts";
import { toLobbyTable } from "../table-view.ts";

export const holeCounts: Record<TableConfig["game"], number> = {
  holdem: 2,
  shortDeck: 2,
  omaha: 4,
  omahaHiLo: 4,
  omaha5: 5,
  omaha5HiLo: 5,
};
const boardOf = { preflop: 0, flop: 3, turn: 4, river: 5 } as const;
/** Computes the deal independently of the engine: one card at a time in order of position, then the board. */
function dealOf({ setup: { players, deck } }: TableHand, holeCount: number) {
  const cards = deck.map(formatCard);
  const holes = new Map(
    players.map(({ seat }, at) => [
      seat,
      Array.from({ length: holeCount }, (_, round) => cards[round * players.length + at]!),
    ]),
  );
  return { holes, boardCards: cards.slice(holeCount * players.length) };
}

type Seen = {
  hand: TableHand | null;
  holeCount: number;
  lastBoard: number;
  hasShown: ReadonlySet<number>;
};

/** Returns the cards that a viewer may know when this message is sent. */
function dueCards(view: PokerTableView, { hand, holeCount, lastBoard, hasShown }: Seen): Set<string> {
  if (hand === null) return new Set();
  const { holes, boardCards } = dealOf(hand, holeCount);
  const shown = view.hand!;
  const isOver = shown.phase === "complete";
  const contenders = shown.players.filter(({ folded }) => !folded);
  // All-in hands are shown before the players choose how many times to run the board.
  const isShowdown = (isOver && contenders.length > 1) || shown.phase === "runs";
  const votes = shown.log.filter(({ kind }) => kind === "runs");
  const isTwice = isOver && votes.length > 0 && votes.every(({ runs }) => runs === 2);
  const perBoard = isOver
    ? isShowdown
      ? 5
      : lastBoard
    : shown.phase === "runs"
      ? lastBoard
      : boardOf[shown.phase as keyof typeof boardOf];
  const boardCount = hand.setup.rules.boards * perBoard + (isTwice ? 5 - lastBoard : 0);
  const due = new Set([...boardCards.slice(0, boardCount), ...(holes.get(view.you.seat ?? 0) ?? [])]);
  for (const { seat, folded } of shown.players) {
    const hasMucked = shown.log.some((entry) => entry.kind === "muck" && entry.seat === seat);
    if ((isShowdown && !folded && !hasMucked) || hasShown.has(seat))
      for (const card of holes.get(seat)!) due.add(card);
  }
  return due;
}

const secrets = /"(deck|nextDeck|hole|setup|nonceSeed|owner|session)"/;

/**
 * Returns everything in a message that its viewer must not know yet: cards, proofs and secrets of the deck.
 * It uses plain code, because `expect` is slow here.
 */
export function leaksOf(message: PokerMessage, seen: Seen): string[] {
  const text = JSON.stringify(message);
  const secret = secrets.exec(text)?.[0];
  const leaks = secret === undefined ? [] : [secret];
  const view = message.type === "table" ? message.view : null;
  const due = view?.hand ? dueCards(view, seen) : new Set<string>();
  if (seen.hand && text.includes(seen.hand.nonceSeed)) leaks.push("the seed of the nonces");
  if (view?.hand?.proof && view.hand.phase !== "complete") leaks.push("a proof before the end");
  for (const [, card] of text.matchAll(/"([2-9TJQKA][cdhs])"/g)) if (!due.has(card!)) leaks.push(card!);
  return leaks;
}

/**
 * Returns everything that the lists of tables and of a player's own seats must not contain: cards and secrets, whatever
 * is being played.
 */
export function leaksOfLists(
  { config, state }: { config: TableConfig; state: TableState },
  owner: string,
): string[] {
  const text = JSON.stringify([toLobbyTable(config, state), ownSeats({ config, state }, [owner])]);
  return [
    secrets.exec(text)?.[0] ?? [],
    ...text.matchAll(/"[2-9TJQKA][cdhs]"|"\w*[cC]ommitment\w*"/g),
  ].flat();
}
