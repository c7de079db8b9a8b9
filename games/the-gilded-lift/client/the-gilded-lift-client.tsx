import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { theGildedLiftVersions } from "../math/the-gilded-lift-versions.ts";
import { theGildedLiftSkin } from "./the-gilded-lift-skin.ts";

export const theGildedLiftClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(theGildedLiftVersions)} skin={theGildedLiftSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(theGildedLiftVersions)} skin={theGildedLiftSkin} />,
  sound: theGildedLiftSkin.sound,
};
