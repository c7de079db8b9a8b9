import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { summaryParts } from "./summary-parts.ts";

/** The summary of a proposal, with names instead of the ids of players. */
export function SummaryText({ summary }: { summary: string }) {
  return summaryParts(summary).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change their order.
    index % 2 === 1 ? <PlayerLink key={index} playerId={part} /> : part,
  );
}
