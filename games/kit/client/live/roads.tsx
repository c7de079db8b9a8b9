import { useMemo } from "react";
import {
  bigRoadColumns,
  derivedMarks,
  derivedRoads,
  groupMarks,
  newestColumns,
  placeColumns,
  ROAD_ROWS,
  type RoadResult,
} from "../../math/roads.ts";
import { useGame } from "../game-context.ts";
import "./roads.css";

export type Bead = { id: string; result: RoadResult; text: string; marks?: readonly ("first" | "second")[] };

type RoadsProps = {
  /** Past results, newest first. */
  beads: readonly Bead[];
  names: Record<RoadResult, string>;
};

const beadColumns = 6;
const bigColumns = 24;
const derivedColumns = 13;
const bead = 16;
const big = 10;
const derived = 6;
const left = beadColumns * bead + 4;
const width = left + bigColumns * big;
const height = ROAD_ROWS * bead;
const kinds = Object.entries(derivedRoads);

/** The five roads of a card table: bead plate, big road, big eye boy, small road and cockroach road. */
export function Roads({ beads, names }: RoadsProps) {
  const { t } = useGame();
  const drawn = useMemo(() => {
    const oldestFirst = beads.toReversed();
    const skip = Math.max(0, Math.ceil(oldestFirst.length / ROAD_ROWS) - beadColumns) * ROAD_ROWS;
    const columns = bigRoadColumns(oldestFirst.map(({ result }) => result));
    return {
      plate: oldestFirst.slice(skip),
      bigRoad: newestColumns(placeColumns(columns), bigColumns),
      derived: kinds.map(([name, distance]) => ({
        name,
        marks: newestColumns(placeColumns(groupMarks(derivedMarks(columns, distance))), derivedColumns),
      })),
    };
  }, [beads]);
  const count = (result: RoadResult) => beads.filter((one) => one.result === result).length;
  return (
    <figure className="roads">
      <figcaption>
        {(["first", "second", "tie"] as const).map((result) => (
          <span key={result} data-result={result}>
            {names[result]} <b>{count(result)}</b>
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("games-live.roads")}>
        <Grid x={0} y={0} columns={beadColumns} size={bead} />
        <Grid x={left} y={0} columns={bigColumns} size={big} />
        {drawn.plate.map(({ id, result, text, marks = [] }, at) => {
          const [x, y] = [Math.floor(at / ROAD_ROWS) * bead + 8, (at % ROAD_ROWS) * bead + 8];
          return (
            <g key={id} className="road-bead" data-result={result}>
              <circle cx={x} cy={y} r={7} />
              <text x={x} y={y + 3} textAnchor="middle">
                {text}
              </text>
              {marks.map((mark) => (
                <circle
                  key={mark}
                  className="road-pair"
                  data-result={mark}
                  cx={mark === "second" ? x - 5 : x + 5}
                  cy={mark === "second" ? y - 5 : y + 5}
                  r={2}
                />
              ))}
            </g>
          );
        })}
        {drawn.bigRoad.map(({ column, row, entry }) => {
          const [x, y] = [left + column * big + 5, row * big + 5];
          return (
            <g key={`${column}:${row}`} className="road-ring" data-result={entry.side}>
              <circle cx={x} cy={y} r={3.7} />
              {entry.ties > 0 ? <path d={`M${x - 3} ${y + 3}l6 -6`} /> : null}
              {entry.ties > 1 ? (
                <text x={x} y={y + 2.2} textAnchor="middle">
                  {entry.ties}
                </text>
              ) : null}
            </g>
          );
        })}
        {drawn.derived.map(({ name, marks }, at) => {
          const from = { x: left + at * (derivedColumns * derived + 3), y: ROAD_ROWS * big };
          return (
            <g key={name} className="road-derived" data-road={name}>
              <Grid {...from} columns={derivedColumns} size={derived} />
              {marks.map(({ column, row, entry }) => {
                const [x, y] = [from.x + column * derived + 3, from.y + row * derived + 3];
                return name === "cockroach" ? (
                  <path key={`${column}:${row}`} data-mark={entry} d={`M${x - 2} ${y + 2}l4 -4`} />
                ) : (
                  <circle
                    key={`${column}:${row}`}
                    data-mark={entry}
                    data-full={name === "small" ? "" : undefined}
                    cx={x}
                    cy={y}
                    r={2}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Grid({ x, y, columns, size }: { x: number; y: number; columns: number; size: number }) {
  const [wide, high] = [columns * size, ROAD_ROWS * size];
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M${x} ${y + row * size}h${wide}`);
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${x + column * size} ${y}v${high}`);
  return <path className="road-grid" d={[...across, ...down].join("")} />;
}
