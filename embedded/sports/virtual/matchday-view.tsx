import type { VirtualOutcome, VirtualRound } from "@parlour/contracts/entities/virtual-sports";
import { MATCH_MS } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useState } from "react";
import { useEvent } from "../data/topics.ts";
import { MarketBoard } from "../markets/market-board.tsx";
import { Crest } from "../parts/crest.tsx";
import { kitsOf } from "./kits.ts";
import { PitchCanvas } from "./pitch-canvas.tsx";
import { useNow } from "./use-rounds.ts";

const incidentTexts = {
  GOAL: "virtual.GOAL",
  SAVE: "virtual.SAVE",
  WIDE: "virtual.WIDE",
  POST: "virtual.POST",
  CORNER: "virtual.CORNER",
} as const;

type Card = Extract<VirtualRound["card"], { kind: "football" }>;
type MatchdayViewProps = {
  card: Card;
  outcome: VirtualOutcome | null;
  isOpen: boolean;
  elapsedMs: () => number;
};

/**
 * The matches of a round with their scores. The selected match is animated, or shows its markets while
 * betting is open.
 */
export function MatchdayView({ card, outcome, isOpen, elapsedMs }: MatchdayViewProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  useNow(500);
  const minute = Math.max(0, Math.min(90, Math.floor((elapsedMs() / MATCH_MS) * 90)));
  const played = outcome?.kind === "football" ? outcome.matches : undefined;
  const match = card.matches[chosen]!;
  const latest = played?.[chosen]?.incidents.findLast((incident) => incident.minute <= minute);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
        {card.matches.map(({ event, home, away }, index) => {
          const goals = played?.[index]?.incidents.filter(
            (one) => one.kind === "GOAL" && one.minute <= minute,
          );
          const scored = (side: string) => goals?.filter((goal) => goal.side === side).length;
          return (
            <li key={event}>
              <button
                type="button"
                aria-pressed={chosen === index}
                onClick={() => setChosen(index)}
                className="flex min-h-14 w-full items-center gap-2 rounded-card border border-line bg-velvet px-3 text-left text-sm aria-pressed:border-brass"
              >
                <Crest colours={home.colours} crest={home.crest} size={22} />
                <span className="min-w-0 flex-1 wrap-anywhere">{home.name}</span>
                <span className="font-semibold text-bright tabular-nums">
                  {goals ? `${scored("home")}–${scored("away")}` : "–"}
                </span>
                <span className="min-w-0 flex-1 text-right wrap-anywhere">{away.name}</span>
                <Crest colours={away.colours} crest={away.crest} size={22} />
              </button>
            </li>
          );
        })}
      </ul>
      {played ? (
        <div>
          <PitchCanvas
            key={chosen}
            incidents={played[chosen]!.incidents}
            colours={kitsOf(match.home.colours, match.away.colours)}
            elapsedMs={elapsedMs}
          />
          <p aria-live="polite" className="mt-2 font-semibold">
            {minute}′{" "}
            {latest
              ? t(incidentTexts[latest.kind], {
                  team: latest.side === "home" ? match.home.name : match.away.name,
                })
              : t("virtual.kickOff")}
          </p>
        </div>
      ) : null}
      {isOpen ? <Markets key={match.event} event={match.event} /> : null}
    </>
  );
}

function Markets({ event: id }: { event: string }) {
  const { state: event, live } = useEvent(id);
  return event ? <MarketBoard event={event} fresh={live} /> : null;
}
