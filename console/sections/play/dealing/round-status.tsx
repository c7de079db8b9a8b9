import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { useEffect, useState } from "react";

/** Milliseconds since the table was read, so that countdowns run between reads. */
function useElapsed(readAt: number): number {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every read restarts the count
  useEffect(() => {
    const startMs = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - startMs), 250);
    return () => clearInterval(timer);
  }, [readAt]);
  return elapsed;
}

/** The phase of the round in words, with its time and bets. */
export function RoundStatus({ table }: { table: DealtTable }) {
  const { round } = table;
  const now = table.now + useElapsed(table.now);
  const seconds = (until: number) => Math.max(0, Math.ceil((until - now) / 1000));
  if (round === null) return <p className="text-lg">No round yet</p>;
  const text =
    round.callBy !== null
      ? `No more bets. Call the result within ${seconds(round.callBy)} s`
      : round.phase === "BETTING"
        ? `Bets are open: ${seconds(round.closesAt)} s`
        : round.phase === "VOID"
          ? "Round called off, all stakes refunded"
          : `Result: ${round.result?.text ?? "–"}`;
  return (
    <div className="rounded-card border border-line bg-raised p-4" data-phase={round.phase}>
      <p className="text-sm text-mist">Round {round.number}</p>
      <p role="status" className="text-xl font-semibold tabular-nums">
        {text}
      </p>
      <p className="mt-1 text-mist tabular-nums">
        {`${round.bets} ${round.bets === 1 ? "bet" : "bets"}, ${round.players} ${round.players === 1 ? "player" : "players"}`}
      </p>
    </div>
  );
}
