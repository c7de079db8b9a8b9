import type { PokerHandSummary, PokerReplay } from "@parlour/contracts/entities/poker";
import { formatCard } from "@parlour/poker/cards";
import { recordHand } from "@parlour/poker/phh/record-hand";
import { writePhh } from "@parlour/poker/phh/write-phh";
import { precisionOf } from "@parlour/rules/currency";
import { toWire } from "./chip-amounts.ts";
import type { StoredHand } from "./hand-store.ts";
import { toHandView, toProof, type Viewer } from "./hand-view.ts";
import { isPractice, shownName } from "./table-config.ts";
import { framesOf, stateOf } from "./table-state.ts";
import { toTerms } from "./table-view.ts";

const hourMs = 3_600_000;

/** Whether a player of a hand at an anonymous table may already see everyone's cards. */
export function isRevealedTo(
  { hand, config, playedAt }: StoredHand,
  owner: string | null,
  nowMs: number,
): boolean {
  const anonymous = config.options?.anonymous;
  const isPlayer = hand.people.some((person) => person.owner === owner);
  return (
    anonymous !== undefined && isPlayer && nowMs - playedAt.getTime() >= anonymous.revealAfterHours * hourMs
  );
}

/**
 * Returns a finished hand for one viewer: players see their own cards, and at practice tables everyone sees all cards.
 */
export function toReplay(
  { hand, config, playedAt }: StoredHand,
  owner: string | null,
  { seesAll = isPractice(config) }: { seesAll?: boolean } = {},
): PokerReplay {
  const ownSeat = hand.people.find((person) => person.owner === owner)?.seat ?? null;
  const viewer: Viewer = { seat: ownSeat, seesAll };
  const frames = framesOf(hand);
  return {
    id: hand.id,
    table: toTerms(config),
    number: hand.number,
    playedAt: playedAt.toISOString(),
    people: hand.people.map((person) => ({
      seat: person.seat,
      name: shownName(config, person),
      kind: person.kind,
    })),
    ownSeat,
    frames: frames.map((state) => toHandView(config, hand, state, viewer)),
    commitment: hand.commitment,
    proof: toProof(hand, frames.at(-1)!, viewer),
    phh: toPhh({ hand, config, playedAt }, viewer),
  };
}

/** Returns the PHH file of a hand; cards that the viewer may not see are written as unknown. */
export function toPhh({ hand, config, playedAt }: StoredHand, { seat, seesAll = false }: Viewer): string {
  const state = stateOf(hand);
  const decimals = config.currency === null ? 0 : precisionOf(config.currency);
  const names = state.players.map(({ seat: number }) => {
    const person = hand.people.find((one) => one.seat === number)!;
    return shownName(config, person) || `Seat ${number}`;
  });
  const record = recordHand(state, decimals, {
    venue: "Parlour",
    table: config.name,
    hand: hand.number,
    year: playedAt.getUTCFullYear(),
    month: playedAt.getUTCMonth() + 1,
    day: playedAt.getUTCDate(),
    players: names,
    ...(config.currency !== null && { currency: config.currency }),
  });
  const isSeen = (player: number) => {
    const one = state.players[player]!;
    return seesAll || one.revealed || one.seat === seat;
  };
  const actions = record.actions.map((action) =>
    action.kind === "hole" && !isSeen(action.player)
      ? { ...action, cards: action.cards.map(() => null) }
      : action,
  );
  return writePhh({ ...record, actions });
}

export function toSummary(stored: StoredHand & { seat: number; net: number }): PokerHandSummary {
  const { hand, config, playedAt, seat, net } = stored;
  const major = toWire(config);
  const state = stateOf(hand);
  return {
    id: hand.id,
    tableId: config.id,
    tableName: config.name,
    number: hand.number,
    playedAt: playedAt.toISOString(),
    currency: config.currency,
    cards: state.players.find((player) => player.seat === seat)!.hole.map(formatCard),
    boards: state.boards.map((board) => board.map(formatCard)),
    pot: major(state.result!.pots.reduce((sum, { amount }) => sum + amount, 0)),
    net: major(net),
    isPractice: isPractice(config),
  };
}
