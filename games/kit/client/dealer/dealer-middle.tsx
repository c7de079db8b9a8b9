import type { ReactNode } from "react";
import { FeltLettering } from "../felt-lettering.tsx";

/** The text that announces the result of a round, and whether the result is good for the player. */
export type DealerOutcome = { text: string; tone: "won" | "lost" | "push" };

type DealerMiddleProps = {
  upper: string;
  lower: string;
  /**
   * The result of the round, shown instead of the lettering until the next round; null until it is decided.
   */
  outcome: DealerOutcome | null;
  children?: ReactNode;
};

/** The middle of the felt: its lettering, or the result of the round in its place. */
export function DealerMiddle({ upper, lower, outcome, children }: DealerMiddleProps) {
  return (
    <div className="dealer-middle">
      <div className="dealer-print" data-over={outcome !== null}>
        <FeltLettering upper={upper} lower={lower} />
        {outcome === null ? null : (
          <p className="dealer-outcome" data-tone={outcome.tone} aria-hidden="true">
            {outcome.text}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
