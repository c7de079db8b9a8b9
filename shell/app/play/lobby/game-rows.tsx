import { Suspense } from "react";
import type { GameRowData } from "./card-data.ts";
import { GameRow } from "./game-row.tsx";

/**
 * The maximum number of cards in a short row. A short row on its own line would leave half of a desktop screen
 * empty, so two consecutive short rows share a line.
 */
const SHORT_ROW = 4;

export function GameRows({ rows }: { rows: readonly GameRowData[] }) {
  return linesOf(rows).map((line, index) => {
    const drawn = line.map(({ key, title, more, cards }) => (
      // Each row has its own Suspense boundary, so that rows hydrate one after the other and the page stays
      // responsive.
      <Suspense key={key}>
        <GameRow title={title} more={more} cards={cards} first={index === 0} />
      </Suspense>
    ));
    return line.length > 1 ? (
      <div key={line[0]?.key} className="half-rows grid gap-8 lg:grid-cols-2 lg:gap-6">
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}

/** Pairs consecutive short rows; all other rows get their own line. */
function linesOf(rows: readonly GameRowData[]): GameRowData[][] {
  const lines: GameRowData[][] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const mate = last?.length === 1 ? last[0] : undefined;
    if (mate && isShort(mate) && isShort(row)) last?.push(row);
    else lines.push([row]);
  }
  return lines;
}

const isShort = ({ cards }: GameRowData) => cards.length <= SHORT_ROW;
