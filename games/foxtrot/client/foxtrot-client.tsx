import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { foxtrotPayTables } from "../math/foxtrot-pay-tables.ts";
import { FoxtrotTable } from "./foxtrot-table.tsx";

function FoxtrotRules() {
  return (
    <>
      <HowToPlay rules={["games-foxtrot.rule1", "games-foxtrot.rule2", "games-foxtrot.rule3"]} />
      <PayTables tables={foxtrotPayTables} />
    </>
  );
}

export const foxtrotClient: GameClient = {
  words: ["games-steps", "games-foxtrot"],
  Table: FoxtrotTable,
  Rules: FoxtrotRules,
};
