import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { casinoWarPayTables } from "../math/casino-war-pay-tables.ts";
import { CasinoWarTable } from "./casino-war-table.tsx";

const rules = [
  "games-casino-war.rule1",
  "games-casino-war.rule2",
  "games-casino-war.rule3",
  "games-casino-war.rule5",
] as const;

export const casinoWarClient: GameClient = {
  words: ["games-casino-war"],
  Table: CasinoWarTable,
  Rules: () => (
    <>
      <HowToPlay rules={rules} />
      <PayTables tables={casinoWarPayTables} />
    </>
  ),
};
