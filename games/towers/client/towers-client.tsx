import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { towersPayTables } from "../math/towers-pay-tables.ts";
import { TowersTable } from "./towers-table.tsx";

function TowersRules() {
  return (
    <>
      <HowToPlay rules={["games-towers.rule1", "games-towers.rule2", "games-towers.rule3"]} />
      <PayTables tables={towersPayTables} />
    </>
  );
}

export const towersClient: GameClient = {
  words: ["games-steps", "games-towers"],
  Table: TowersTable,
  Rules: TowersRules,
};
