import { useGame } from "../../kit/client/game-context.ts";
import type { LiveSeat } from "../../kit/client/live/use-live-table.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import type { Cloth } from "../../kit/client/roulette/cloth-places.ts";
import { pocketLabel } from "../../kit/math/roulette-layout.ts";
import type { SparkOutcome } from "../math/lucky-numbers.ts";
import "./lucky-numbers.css";

/** When the first lucky number is shown after betting closes, and the time between two of them. */
const firstMs = 500;
const everyMs = 550;

/** The lucky numbers of the round, shown one after another on the layout before the ball is spun. */
export function LuckyNumbers({ table, cloth }: { table: LiveSeat; cloth: Cloth }) {
  const { t } = useGame();
  const elapsedMs = useRoundElapsed(table);
  const outcome = table.round?.outcome as SparkOutcome | null | undefined;
  if (!outcome || elapsedMs === null) return null;
  const struck = outcome.lucky.filter((_, at) => elapsedMs >= firstMs + at * everyMs);
  return (
    <>
      <div className="lucky-places" aria-hidden="true">
        {struck.map(({ pocket, pays }) => {
          const place = cloth.places.find(({ spot }) => spot.id === `straight:${pocketLabel(pocket)}`);
          if (!place) return null;
          return (
            <span
              key={pocket}
              data-hit={table.round?.phase === "RESULT" && pocket === outcome.pocket ? "" : undefined}
              style={{
                left: `${((place.x - place.width / 2) / cloth.columns) * 100}%`,
                top: `${((place.y - place.height / 2) / cloth.rows) * 100}%`,
                width: `${(place.width / cloth.columns) * 100}%`,
                height: `${(place.height / cloth.rows) * 100}%`,
              }}
            >
              <b>{pays}×</b>
            </span>
          );
        })}
      </div>
      <ul className="lucky-list" aria-label={t("games-roulette.luckyNumbers")}>
        {struck.map(({ pocket, pays }) => (
          <li key={pocket}>
            <strong>{pocketLabel(pocket)}</strong> {pays}×
          </li>
        ))}
      </ul>
    </>
  );
}
