import { useGame } from "../../kit/client/game-context.ts";
import { betNames } from "./bet-names.ts";
import type { Bead } from "./use-baccarat.ts";

const ROWS = 6;
const COLUMNS = 12;

/** The results of past rounds in columns of six, newest at the end, as displayed at baccarat tables. */
export function BeadRoad({ road }: { road: readonly Bead[] }) {
  const { t } = useGame();
  const full = Math.max(0, Math.ceil(road.length / ROWS) - COLUMNS) * ROWS;
  return (
    <ol className="bac-road" aria-label={t("games.lastResults")}>
      {road.slice(full).map(({ id, outcome, total }) => (
        <li key={id} data-outcome={outcome}>
          <span className="sr-only">{t(betNames[outcome])} </span>
          {total}
        </li>
      ))}
    </ol>
  );
}
