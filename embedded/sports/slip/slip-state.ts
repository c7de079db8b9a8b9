import type { SportsBetInput } from "@parlour/contracts/entities/sports-bet";
import type { PlaceTerms, Price } from "@parlour/sports";
import type { Attempt } from "../../parts/send-once.ts";
import type { EventNames } from "../names/market-names.ts";

/**
 * The status `waiting` means that the newest price is unknown, because the page is loading or not connected.
 */
export type SelectionStatus = "open" | "waiting" | "suspended" | "closed";

/**
 * One outcome on the slip. It includes its names, so that the slip can be shown before any response has
 * arrived.
 */
export interface SlipSelection {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcome: string;
  readonly names: EventNames;
  readonly live: boolean;
  readonly status: SelectionStatus;
  /** The newest price. */
  readonly price: Price;
  /** The last price that the player saw and agreed to. */
  readonly agreedPrice: Price;
  /** The place terms for each-way bets on this selection; null if there are none. */
  readonly placeTerms?: PlaceTerms | null;
}

/** How the selections are combined into bets. */
export type SlipMode = "singles" | "multiple" | "system" | "builder";

/** A bet that was sent but has not been answered yet. */
export interface SentBet extends Attempt<SportsBetInput> {
  /** The keys of the bet's selections. */
  readonly of: readonly string[];
  readonly sentAtMs: number;
}

export interface Slip {
  readonly selections: readonly SlipSelection[];
  /** The mode, if the player has chosen one; otherwise it depends on the selections. */
  readonly mode?: SlipMode;
  /** The chosen system, such as TRIXIE or 2/3. */
  readonly system?: string;
  /**
   * Whether the player wants each-way bets. This applies to bets in which every selection has place terms.
   */
  readonly eachWay?: boolean;
  /** Typed stakes: by selection for singles, by mode for everything else. */
  readonly stakes: Readonly<Record<string, string>>;
  /** The bets that were sent from the slip or by one-tap betting and have no answer yet, keyed by content. */
  readonly attempts: Readonly<Record<string, SentBet>>;
}

export type SelectionUpdate = Pick<SlipSelection, "eventId" | "marketId" | "outcome"> &
  Partial<Pick<SlipSelection, "price" | "status" | "live" | "placeTerms">>;

export type SlipAction =
  | { type: "toggle"; selection: SlipSelection }
  | { type: "remove"; keys: readonly string[] }
  | { type: "clear" }
  | { type: "mode"; mode: SlipMode }
  | { type: "system"; system: string }
  | { type: "eachWay"; eachWay: boolean }
  | { type: "stake"; key: string; typed: string }
  | { type: "update"; updates: readonly SelectionUpdate[] }
  | { type: "agree" }
  | ({ type: "attempt" } & AttemptAction)
  | { type: "load"; slip: Slip };

export const emptySlip: Slip = { selections: [], stakes: {}, attempts: {} };

/** The maximum number of selections that the server accepts on one slip. */
export const MAX_SLIP_SELECTIONS = 20;

type Place = Pick<SlipSelection, "eventId" | "marketId" | "outcome">;

export function selectionKey({ eventId, marketId, outcome }: Place): string {
  return `${eventId}|${marketId}|${outcome}`;
}

export function changeSlip(slip: Slip, action: SlipAction): Slip {
  switch (action.type) {
    case "toggle":
      return toggle(slip, action.selection);
    case "remove":
      return keep(slip, (selection) => !action.keys.includes(selectionKey(selection)));
    case "clear":
      return keep(slip, () => false);
    case "mode":
      return { ...slip, mode: action.mode };
    case "system":
      return { ...slip, system: action.system };
    case "eachWay":
      return { ...slip, eachWay: action.eachWay };
    case "stake":
      return { ...slip, stakes: { ...slip.stakes, [action.key]: action.typed } };
    case "update":
      return update(slip, action.updates);
    case "agree":
      return {
        ...slip,
        selections: slip.selections.map((selection) => ({ ...selection, agreedPrice: selection.price })),
      };
    case "attempt":
      return { ...slip, attempts: withAttempt(slip, action) };
    case "load":
      return { ...action.slip, attempts: attemptsWithout(slip, slip.selections.map(selectionKey)) };
  }
}

/**
 * Adds or removes a selection. It replaces another outcome of the same market, because players rarely want to
 * back both.
 */
function toggle(slip: Slip, selection: SlipSelection): Slip {
  const key = selectionKey(selection);
  if (slip.selections.some((one) => selectionKey(one) === key))
    return keep(slip, (one) => selectionKey(one) !== key);
  const at = slip.selections.findIndex(
    ({ eventId, marketId }) => eventId === selection.eventId && marketId === selection.marketId,
  );
  if (at >= 0) {
    const replaced = selectionKey(slip.selections[at]!);
    const { [replaced]: typed, ...stakes } = slip.stakes;
    return {
      ...slip,
      attempts: attemptsWithout(slip, [replaced]),
      selections: slip.selections.with(at, selection),
      stakes: typed === undefined ? stakes : { ...stakes, [key]: typed },
    };
  }
  if (slip.selections.length >= MAX_SLIP_SELECTIONS) return slip;
  return { ...slip, selections: [...slip.selections, selection] };
}

function keep(slip: Slip, isKept: (selection: SlipSelection) => boolean): Slip {
  const selections = slip.selections.filter(isKept);
  const removed = slip.selections.filter((selection) => !isKept(selection));
  const attempts = attemptsWithout(slip, removed.map(selectionKey));
  if (selections.length === 0) return { ...emptySlip, attempts };
  const keys = new Set<string>([...selections.map(selectionKey), "multiple", "system", "builder"]);
  const stakes = Object.fromEntries(Object.entries(slip.stakes).filter(([key]) => keys.has(key)));
  return { ...slip, selections, stakes, attempts };
}

/**
 * Returns the unanswered bets without those on removed selections. If the player adds such a selection again, it is
 * part of a new bet.
 */
function attemptsWithout({ attempts }: Slip, removed: readonly string[]): Slip["attempts"] {
  return Object.fromEntries(
    Object.entries(attempts).filter(([, { of }]) => !of.some((key) => removed.includes(key))),
  );
}

type AttemptAction = { content: string; attempt: SentBet | undefined };

function withAttempt({ attempts }: Slip, { content, attempt }: AttemptAction): Slip["attempts"] {
  const { [content]: _, ...others } = attempts;
  return attempt ? { ...others, [content]: attempt } : others;
}

function update(slip: Slip, updates: readonly SelectionUpdate[]): Slip {
  const byKey = new Map(updates.map((one) => [selectionKey(one), one]));
  let changed = false;
  const selections = slip.selections.map((selection) => {
    const news = byKey.get(selectionKey(selection));
    if (!news) return selection;
    const { price = selection.price, status = selection.status, live = selection.live } = news;
    const { placeTerms = selection.placeTerms ?? null } = news;
    const next = { ...selection, price, status, live, ...(news.placeTerms !== undefined && { placeTerms }) };
    const same =
      next.price === selection.price &&
      next.status === selection.status &&
      next.live === selection.live &&
      JSON.stringify(placeTerms) === JSON.stringify(selection.placeTerms ?? null);
    if (same) return selection;
    changed = true;
    return next;
  });
  return changed ? { ...slip, selections } : slip;
}
