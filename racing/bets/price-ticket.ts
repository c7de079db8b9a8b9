import { betTypes, type PoolType } from "./bet-types.ts";
import { countLines, type Selection } from "./count-lines.ts";

/** A bet as the player builds it: the stake per line, and the lines as selections. */
export interface Ticket {
  type: PoolType;
  /** One selection; only a bet that keys an interest in several places has one selection for each of them. */
  selections: readonly Selection[];
  unitMinor: bigint;
}

export type TicketFault =
  /** The selection has more or fewer parts than the bet has places or legs. */
  | "WRONG_PARTS"
  /** No interest is chosen for a place or leg. */
  | "EMPTY_PART"
  /** The same interest is chosen twice for one place or leg. */
  | "REPEATED_INTEREST"
  /** An interest is not in the field of this race or leg. */
  | "UNKNOWN_INTEREST"
  /** The choices don't allow a single line with a different interest in each place. */
  | "NO_LINES"
  /** Two selections contain the same line, which would then be charged twice. */
  | "REPEATED_LINE"
  | "WRONG_UNIT";

/**
 * The number of lines and the cost of a bet, or the reason why it is invalid. `fields` has one list of
 * interests per race.
 */
export function priceTicket(
  ticket: Ticket,
  fields: readonly (readonly number[])[],
): { lines: number; costMinor: bigint } | { fault: TicketFault } {
  const { shape, parts } = betTypes[ticket.type];
  if (ticket.unitMinor <= 0n) return { fault: "WRONG_UNIT" };
  if (ticket.selections.length === 0) return { fault: "NO_LINES" };
  let lines = 0;
  for (const selection of ticket.selections) {
    if (selection.length !== parts) return { fault: "WRONG_PARTS" };
    for (const [at, part] of selection.entries()) {
      if (part.length === 0) return { fault: "EMPTY_PART" };
      if (new Set(part).size !== part.length) return { fault: "REPEATED_INTEREST" };
      const field = fields[shape === "legs" ? at : 0] ?? [];
      if (!part.every((interest) => field.includes(interest))) return { fault: "UNKNOWN_INTEREST" };
    }
    const count = countLines(shape, selection);
    if (count === 0) return { fault: "NO_LINES" };
    lines += count;
  }
  if (shareLines(ticket)) return { fault: "REPEATED_LINE" };
  return { lines, costMinor: ticket.unitMinor * BigInt(lines) };
}

function shareLines({ type, selections }: Ticket): boolean {
  const { shape } = betTypes[type];
  const common = (one: Selection, other: Selection): Selection =>
    one.map((part, at) => part.filter((interest) => other[at]?.includes(interest)));
  return selections.some((one, index) =>
    selections
      .slice(index + 1)
      .some(
        (other) =>
          countLines(shape, common(one, other)) > 0 ||
          (shape === "unordered" && countLines(shape, common(one, other.toReversed())) > 0),
      ),
  );
}
