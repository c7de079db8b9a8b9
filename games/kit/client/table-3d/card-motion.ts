import { type CardPlace, cardPlace, type Furniture, type TableLayout } from "./table-layout.ts";

/** A card on the table as the flat view shows it. The key is unique over all rounds. */
export type ShownCard = {
  key: string;
  hand: string;
  at: number;
  of: number;
  /** The card's rank and suit; null while it lies face down. */
  code: string | null;
  /**
   * The part of the card that the player has peeled, as a percentage, and the card's code, which is visible by then.
   */
  peel?: { share: number; code: string } | undefined;
};

type Slot = Pick<ShownCard, "hand" | "at" | "of">;

/**
 * A card with the server's times of everything that happened to it. Minus infinity means "before the player joined".
 */
export type TrackedCard = ShownCard & {
  dealtAt: number;
  openedAt: number | null;
  /** The place from which the card was moved, for example when its hand was split. */
  moved: { from: Slot; at: number } | null;
  /** When the card was cleared away. */
  leftAt: number | null;
};

export const dealMs = 620;
export const flipMs = 480;
const moveMs = 420;
const leaveMs = 720;
/** A card that is dealt face up is turned over as it arrives. */
const openAfterMs = 330;
/** The delay from one card to the next when several are dealt together, so that they don't cover each other. */
const staggerMs = 110;

/**
 * Compares the cards on the table with those tracked before, and records when each one was dealt, turned over, moved or
 * cleared. Cards that lie there when the player joins (`before` is null) don't move.
 */
export function trackCards(
  before: readonly TrackedCard[] | null,
  shown: readonly ShownCard[],
  time: number,
): TrackedCard[] {
  const known = new Map(before?.map((card) => [card.key, card]));
  const keys = new Set(shown.map(({ key }) => key));
  let dealt = 0;
  let cleared = 0;
  const leaving = (before ?? [])
    .filter(({ key, leftAt }) => !keys.has(key) && (leftAt === null || time < leftAt + leaveMs))
    .map((card) => ({ ...card, peel: undefined, leftAt: card.leftAt ?? time + cleared++ * 40 }));
  const lying = shown.map((card): TrackedCard => {
    const last = known.get(card.key);
    if (last) {
      const isMoved = last.hand !== card.hand || last.at !== card.at || last.of !== card.of;
      return {
        ...last,
        ...card,
        // When a peeled card is turned over, it uncurls from the point to which the player peeled it.
        peel: card.code === null ? card.peel : last.peel,
        openedAt: card.code === null ? null : (last.openedAt ?? time),
        moved: isMoved ? { from: { hand: last.hand, at: last.at, of: last.of }, at: time } : last.moved,
      };
    }
    const dealtAt = before === null ? Number.NEGATIVE_INFINITY : time + dealt++ * staggerMs;
    const openedAt = card.code === null ? null : dealtAt + openAfterMs;
    return { ...card, dealtAt, openedAt, moved: null, leftAt: null };
  });
  return [...leaving, ...lying];
}

/** The position of a card at a given time. */
export type CardPose = CardPlace & {
  height: number;
  /** How far the card is turned over: 0 is face down, 1 is face up. */
  flip: number;
  /** How much of the card is peeled off the table, from 0 to 1. */
  peel: number;
};

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const shareOf = (time: number, from: number, ms: number) =>
  from === Number.NEGATIVE_INFINITY ? 1 : clamp((time - from) / ms);
const easeOut = (share: number) => 1 - (1 - share) ** 3;
const easeBoth = (share: number) => share * share * (3 - 2 * share);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const mixPlaces = (from: CardPlace, to: CardPlace, share: number): CardPlace => ({
  x: mix(from.x, to.x, share),
  z: mix(from.z, to.z, share),
  turn: mix(from.turn, to.turn, share),
});

export type CardTable = { layout: TableLayout; furniture: Furniture };

/**
 * Returns the position of a card at a given time; null before it leaves the shoe and after it has been cleared away.
 */
export function cardPoseAt(
  tracked: TrackedCard,
  { layout, furniture }: CardTable,
  time: number,
): CardPose | null {
  if (time < tracked.dealtAt) return null;
  const left = tracked.leftAt === null ? 0 : shareOf(time, tracked.leftAt, leaveMs);
  if (left === 1) return null;
  const placeOf = ({ hand, at, of }: Slot) => cardPlace(layout.hands[hand]!, at, of);
  const { moved } = tracked;
  const place = moved
    ? mixPlaces(placeOf(moved.from), placeOf(tracked), easeBoth(shareOf(time, moved.at, moveMs)))
    : placeOf(tracked);
  const dealt = shareOf(time, tracked.dealtAt, dealMs);
  const lying = mixPlaces(furniture.shoe, place, easeOut(dealt));
  const opened = tracked.openedAt === null ? 0 : shareOf(time, tracked.openedAt, flipMs);
  const away = easeBoth(left);
  return {
    ...mixPlaces(lying, furniture.discards, away),
    height: Math.sin(Math.PI * opened) * 0.34 + (1 - easeOut(dealt)) * 0.16 + Math.sin(Math.PI * away) * 0.12,
    flip: easeBoth(opened) * (1 - easeBoth(clamp(left * 1.6))),
    peel: clamp((tracked.peel?.share ?? 0) / 100) * (1 - clamp(opened * 2)),
  };
}

/** When all cards will have come to rest. */
export function cardsRestAt(cards: readonly TrackedCard[]): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...cards.flatMap(({ dealtAt, openedAt, moved, leftAt }) => [
      dealtAt + dealMs,
      (openedAt ?? Number.NEGATIVE_INFINITY) + flipMs,
      (moved?.at ?? Number.NEGATIVE_INFINITY) + moveMs,
      (leftAt ?? Number.NEGATIVE_INFINITY) + leaveMs,
    ]),
  );
}
