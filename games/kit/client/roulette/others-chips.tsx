import type { TableBets } from "../chips-on-table.ts";
import type { Cloth } from "./cloth-places.ts";

/** The other players' chips, smaller and paler than the player's own. */
export function OthersChips({ cloth, chips }: { cloth: Cloth; chips: TableBets }) {
  const laid = new Set(chips.map(({ spot }) => spot));
  return (
    <div className="others-chips">
      {cloth.places.map(({ spot, x, y }) =>
        laid.has(spot.id) ? (
          <span
            key={spot.id}
            style={{ left: `${(x / cloth.columns) * 100}%`, top: `${(y / cloth.rows) * 100}%` }}
          />
        ) : null,
      )}
    </div>
  );
}
