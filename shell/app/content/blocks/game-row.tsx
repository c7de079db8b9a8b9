import type { FilledRow } from "../../lobby/game-rows.server.ts";
import type { BlockOf } from "../block-types.ts";
import { later } from "../later.tsx";

const Cards = later(() => import("../../lobby/game-row-cards.tsx").then((file) => file.default));

export function GameRow(block: BlockOf<"game_row">) {
  const row = block as FilledRow;
  if (!row.cards?.length) return null;
  return <Cards {...row} />;
}
