import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { starAtlas } from "../math/star-atlas.ts";
import { starAtlasSkin } from "./star-atlas-skin.ts";

export const starAtlasClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={starAtlas} skin={starAtlasSkin} />,
  Rules: () => <SlotRules slot={starAtlas} skin={starAtlasSkin} />,
};
