import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { theGildedLift } from "../math/the-gilded-lift.ts";
import { theGildedLiftSkin } from "./the-gilded-lift-skin.ts";

export const theGildedLiftClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={theGildedLift} skin={theGildedLiftSkin} />,
  Rules: () => <SlotRules slot={theGildedLift} skin={theGildedLiftSkin} />,
};
