import type { GameClient } from "../../kit/client/game-client.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
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
  hasInstantPlay: true,
  words: ["games-steps", "games-foxtrot"],
  Table: FoxtrotTable,
  Rules: FoxtrotRules,
  sound: soundOf("arcade", {
    key: 65,
    scale: "major",
    lead: "accordion",
    pad: "strings",
    tempo: 118,
    chords: [0, 5, 1, 4],
    beat: "brush",
    material: "wood",
  }),
};
