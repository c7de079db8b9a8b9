import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { rockPaperScissorsPayTables } from "../math/rock-paper-scissors-pay-tables.ts";
import { RockPaperScissorsTable } from "./rock-paper-scissors-table.tsx";

function RockPaperScissorsRules() {
  return (
    <>
      <HowToPlay
        rules={[
          "games-rock-paper-scissors.rule1",
          "games-rock-paper-scissors.rule2",
          "games-rock-paper-scissors.rule3",
        ]}
      />
      <PayTables tables={rockPaperScissorsPayTables} />
    </>
  );
}

export const rockPaperScissorsClient: GameClient = {
  hasInstantPlay: true,
  words: ["games-steps", "games-rock-paper-scissors"],
  Table: RockPaperScissorsTable,
  Rules: RockPaperScissorsRules,
  sound: soundOf("arcade", {
    key: 62,
    scale: "major",
    lead: "marimba",
    tempo: 116,
    chords: [0, 3, 4, 0],
    material: "stone",
  }),
};
