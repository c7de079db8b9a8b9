import type { LivePast } from "@parlour/contracts/sockets/live-table";
import { useMemo } from "react";
import { pocketColour, pocketLabel } from "../../math/roulette-layout.ts";
import { useGame } from "../game-context.ts";
import { countPockets } from "./pocket-counts.ts";

const colours = ["red", "black", "green"] as const;

/** How often the colours and the most frequent numbers came up in the last rounds. */
export function PocketStatistics({ history }: { history: readonly LivePast[] }) {
  const { t } = useGame();
  const {
    rounds,
    colours: counts,
    most,
  } = useMemo(
    () => countPockets(history.map(({ outcome }) => (outcome as { pocket: number }).pocket)),
    [history],
  );
  if (rounds === 0) return null;
  const names = {
    red: t("games-roulette.spotRed"),
    black: t("games-roulette.spotBlack"),
    green: t("games-roulette.zero"),
  };
  return (
    <section className="pocket-statistics" aria-label={t("games-roulette.statistics")}>
      <h2>{t("games-roulette.lastRounds", { count: rounds })}</h2>
      <dl>
        {colours.map((colour) => (
          <div key={colour} data-colour={colour} style={{ flexGrow: Math.max(counts[colour], 0.6) }}>
            <dt className="sr-only">{names[colour]}</dt>
            <dd>{Math.round((counts[colour] / rounds) * 100)}%</dd>
          </div>
        ))}
      </dl>
      <ol aria-label={t("games-roulette.mostFrequent")}>
        {most.map(({ pocket, times }) => (
          <li key={pocket} data-colour={pocketColour(pocket)}>
            {pocketLabel(pocket)}
            <small>×{times}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
