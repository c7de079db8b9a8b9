import type { BlockOf } from "../../../parts/block-types.ts";
import type { FilledRow } from "../../../play/lobby/game-rows.server.ts";
import { lazyBlock } from "../lazy-block.tsx";

const Cards = lazyBlock(() => import("../../../play/lobby/game-row-cards.tsx").then((file) => file.default));

export function GameRow(block: BlockOf<"game_row">) {
  const row = block as FilledRow;
  if (!row.cards?.length) return null;
  return <Cards {...row} />;
}
