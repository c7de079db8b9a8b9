import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { classNames } from "@parlour/web/ui/class-names";
import { useEffect, useState } from "react";
import { counted } from "../../../parts/counted.ts";

/**
 * Returns the milliseconds since the table was last loaded, so that countdowns keep running until it is loaded again.
 */
function useElapsed(readAt: number): number {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reload restarts the countdown
  useEffect(() => {
    const startMs = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - startMs), 250);
    return () => clearInterval(timer);
  }, [readAt]);
  return elapsed;
}

type Round = NonNullable<DealtTable["round"]>;

/** The phase of the round, with its countdown, bets and players. */
export function RoundStatus({ table }: { table: DealtTable }) {
  const { round } = table;
  const now = table.now + useElapsed(table.now);
  const until = round && countdownOf(round);
  const seconds = until === null ? null : Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <div
      className={classNames(
        "flex items-center justify-between gap-4 rounded-card border bg-raised p-4",
        round?.callBy ? "border-brass" : "border-line",
      )}
      data-phase={round?.phase}
    >
      <div className="min-w-0">
        <p className="text-sm text-mist">{round ? `Round ${round.number}` : table.name}</p>
        {/* The countdown is not in the live region, because screen readers would announce it every second. */}
        <p role="status" className="text-xl font-semibold">
          {round ? textOf(round) : "No round yet"}
        </p>
        <p className="mt-1 text-mist tabular-nums">
          {round
            ? `${counted(round.bets, "bet")}, ${counted(round.players, "player")}`
            : "The first round opens when your video arrives."}
        </p>
      </div>
      {seconds === null ? null : (
        <p
          role="timer"
          aria-label="Seconds left"
          className="shrink-0 text-right text-4xl font-semibold text-bright tabular-nums"
        >
          {seconds}
          <span className="ml-1 text-base font-normal text-mist">s</span>
        </p>
      )}
    </div>
  );
}

/** The time by which the dealer must call the result, or at which betting closes; null in other phases. */
function countdownOf({ phase, callBy, closesAt }: Round): number | null {
  return callBy ?? (phase === "BETTING" ? closesAt : null);
}

function textOf({ phase, callBy, result }: Round): string {
  if (callBy !== null) return "No more bets. Call the result";
  if (phase === "BETTING") return "Bets are open";
  if (phase === "VOID") return "Round called off, all stakes refunded";
  return `Result: ${result?.text ?? "–"}`;
}
