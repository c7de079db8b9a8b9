import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
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
  hasInstantPlay: true,
  words: ["games-steps", "games-towers"],
  Table: TowersTable,
  Rules: TowersRules,
  sound: soundOf("arcade", {
    key: 50,
    scale: "dorian",
    lead: "harp",
    tempo: 100,
    chords: [0, 3, 6, 4],
    material: "stone",
  }),
};
