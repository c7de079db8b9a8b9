import type { BlockOf } from "../../../parts/block-types.ts";
import { SharedPart } from "../../../parts/shared-part.tsx";
import type { FilledRow } from "../../../play/lobby/game-rows.server.ts";
import { lazyBlock } from "../lazy-block.tsx";

const Cards = lazyBlock(() => import("../../../play/lobby/game-row-cards.tsx").then((file) => file.default));

export function GameRow(block: BlockOf<"game_row">) {
  const row = block as FilledRow;
  if (!row.cards?.length) return null;
  const { cards, title, link, lookups } = row;
  const { jackpots, freeGames, currency, spins } = lookups;
  const withSpins =
    spins.length === 0
      ? ""
      : cards
          .filter(({ id }) => spins.includes(id))
          .map(({ id }) => id)
          .join();
  return (
    <SharedPart of={[cards, title, link?.href, jackpots, freeGames, currency, withSpins]}>
      <Cards {...row} />
    </SharedPart>
  );
}
