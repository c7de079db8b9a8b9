import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import {
  anyCrapsPays,
  anySevenPays,
  type Dice,
  type HardWay,
  hardPays,
  type Odds,
  type Point,
  placePays,
  totalOf,
} from "../../kit/math/craps-odds.ts";
import { type CrapsKind, type CrapsSpot, crapsSpots, decide, pointOf } from "../math/craps-bets.ts";
import { crapsWords } from "../math/live-craps-pay-tables.ts";
import { liveCrapsTable } from "../math/live-craps-table.ts";
import { landedBy } from "../math/roll-times.ts";
import { CrapsDie } from "./craps-die.tsx";
import { CrapsStage } from "./craps-stage.tsx";
import { liveCrapsStatistics } from "./live-craps-statistics.ts";
import { useBackedOdds } from "./use-backed-odds.ts";
import "./live-craps.css";

const ofKind = (kind: CrapsKind): CrapsSpot[] =>
  [...crapsSpots.values()].filter((spot) => spot.kind === kind);

/** The groups of betting spots on the layout, from top to bottom. */
const groups: readonly { name: string; kinds: readonly CrapsKind[] }[] = [
  { name: "place", kinds: ["place"] },
  { name: "line", kinds: ["pass", "odds", "dontPass"] },
  { name: "once", kinds: ["field", "anySeven", "anyCraps"] },
  { name: "hard", kinds: ["hard"] },
];
const tones: Partial<Record<CrapsKind, string>> = {
  pass: "green",
  odds: "gold",
  dontPass: "red",
  field: "blue",
};
const noRolls: readonly Dice[] = [];

/** The payout shown on a spot. Odds and field bets show none, because their payout depends on the roll. */
function oddsOf({ kind, total }: CrapsSpot): Odds | null {
  if (kind === "place") return placePays[total as Point];
  if (kind === "hard") return hardPays[total as HardWay];
  if (kind === "anySeven") return anySevenPays;
  if (kind === "anyCraps") return anyCrapsPays;
  return kind === "pass" || kind === "dontPass" ? [1, 1] : null;
}

/** The craps table. All players bet on the same shooter's hand. */
export function LiveCrapsTable() {
  const { t, language } = useGame();
  const seat = useBackedOdds(useLiveChips());
  const { round } = seat.table;
  const elapsedMs = useRoundElapsed(seat.table);
  const rolls =
    elapsedMs === null ? noRolls : ((round?.outcome as { rolls: Dice[] } | null)?.rolls ?? noRolls);
  const landed = elapsedMs === null ? noRolls : rolls.slice(0, landedBy(rolls, elapsedMs));
  const isOver = round?.phase === "RESULT" && rolls.length > 0;

  /** A spot lights up as soon as the rolls have decided it, not only at the end of the hand. */
  function stateOf(spot: CrapsSpot): "won" | "lost" | undefined {
    const decision = decide(spot, landed);
    if (decision === undefined || decision === "returned") return undefined;
    return decision === "lost" ? "lost" : "won";
  }
  const last = rolls.at(-1);
  const result =
    last === undefined || !isOver
      ? t("games-live.noMoreBets")
      : pointOf(rolls) === null
        ? t("games-live-craps.comeOutResult", { total: totalOf(last) })
        : totalOf(last) === 7
          ? t("games-live-craps.sevenOut")
          : t("games-live-craps.pointMade", { point: totalOf(last) });
  const point = pointOf(landed);
  const thrown = landed.at(-1);
  const call = isOver
    ? result
    : thrown === undefined
      ? t("games-live-craps.comeOut")
      : landed.length === 1 && point !== null
        ? t("games-live-craps.on", { point })
        : String(totalOf(thrown));
  return (
    <SpotTableFrame
      theme="navy"
      seat={seat}
      statisticsOf={liveCrapsStatistics}
      call={call}
      running={point === null ? t("games-live-craps.comeOut") : t("games-live-craps.on", { point })}
      result={result}
      resultOf={liveCrapsTable.resultOf!}
      stage={<CrapsStage landed={landed} rolls={rolls} elapsedMs={elapsedMs} />}
      board={
        <div className="craps-board">
          {groups.map(({ name, kinds }) => (
            <div key={name} className={`craps-group craps-group-${name}`}>
              {kinds.flatMap(ofKind).map((spot) => {
                const odds = oddsOf(spot);
                return (
                  <LiveSpot
                    key={spot.id}
                    seat={seat}
                    spot={spot.id}
                    {...(spot.total !== null && { name: t(crapsWords[spot.kind]) })}
                    tone={tones[spot.kind]}
                    className={`craps-${spot.kind}`}
                    state={stateOf(spot)}
                  >
                    <SpotFace spot={spot} />{" "}
                    {odds ? <small>{formatOdds([odds[0], odds[1]], language)}</small> : null}
                  </LiveSpot>
                );
              })}
            </div>
          ))}
        </div>
      }
    />
  );
}

/** The label of a bet: its total, a pair of dice, or its name. */
function SpotFace({ spot: { kind, total } }: { spot: CrapsSpot }) {
  const { t } = useGame();
  if (kind === "hard")
    return (
      <span className="craps-faces">
        <CrapsDie face={total! / 2} />
        <CrapsDie face={total! / 2} />
        <span className="sr-only">{total}</span>
      </span>
    );
  if (total !== null) return <strong>{total}</strong>;
  return (
    <>
      <strong>{t(crapsWords[kind])}</strong> {kind === "field" ? <em>2 3 4 9 10 11 12</em> : null}
      {kind === "odds" ? <em>3×</em> : null}
    </>
  );
}
