import type { VirtualRoundSummary } from "@parlour/contracts/entities/virtual-sports";
import { runnerColours } from "./runner-colours.ts";

/** A runner's number in the colours of its number cloth. */
export function Cloth({ number }: { number: number }) {
  const [background, color] = runnerColours(number);
  return (
    <span
      className="inline-grid size-6 shrink-0 place-items-center rounded-tick border border-ivory/35 text-xs font-bold tabular-nums"
      style={{ background, color }}
    >
      {number}
    </span>
  );
}

/** The first three of a race, or the scores of a matchday. */
export function RoundResult({ round }: { round: VirtualRoundSummary }) {
  const { card, result } = round;
  if (result === null) return null;
  if (card.kind === "race") {
    return (
      <ol className="grid gap-1 text-sm">
        {result.order.map((number) => (
          <li key={number} className="flex min-w-0 items-center gap-2">
            <Cloth number={number} />
            <span className="min-w-0 truncate">
              {card.runners.find((one) => one.number === number)?.name}
            </span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className="grid gap-1 text-sm tabular-nums">
      {card.matches.map(({ event, home, away }, index) => (
        <li key={event}>
          {home.short} {result.scores[index]?.join("–")} {away.short}
        </li>
      ))}
    </ul>
  );
}
