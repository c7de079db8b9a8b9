import type { TableEvent, TableEventKind } from "@parlour/contracts/entities/table-event";
import { readable } from "../../../parts/readable.ts";

const texts: Record<TableEventKind, string> = {
  TABLE_OPENED: "Table opened",
  TABLE_CLOSED: "Table closed",
  DEALER_IN: "Dealer arrived",
  DEALER_OUT: "Dealer left",
  VIDEO_ON: "Video started",
  VIDEO_LOST: "Video lost",
  BETS_OPENED: "Betting opened",
  BETS_CLOSED: "Betting closed",
  RESULT_DRAWN: "Result drawn",
  RESULT_CALLED: "Result called",
  ROUND_VOIDED: "Round voided",
  ROUND_SETTLED: "All bets settled",
  CORRECTION_PROPOSED: "Correction proposed",
  CORRECTION_REFUSED: "Correction refused",
  CORRECTION_WITHDRAWN: "Correction withdrawn",
  CORRECTION_APPROVED: "Correction approved",
  CORRECTION_SETTLED: "Bets settled again",
};

export const eventText = ({ kind }: Pick<TableEvent, "kind">): string => texts[kind];

/** The cause, reason or outcome of an event in one line. */
export function eventDetails({ details }: Pick<TableEvent, "details">): string {
  const { cause, reason, outcome } = details;
  const code = (value: unknown) =>
    /^[A-Z_]+$/.test(String(value)) ? readable(String(value)) : String(value);
  return [
    ...(outcome === undefined ? [] : [JSON.stringify(outcome)]),
    ...(cause === undefined ? [] : [code(cause)]),
    ...(reason === undefined ? [] : [code(reason)]),
  ].join(" · ");
}
