import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { magpieManor } from "../math/magpie-manor.ts";
import { magpieManorSkin } from "./magpie-manor-skin.ts";

export const magpieManorClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={magpieManor} skin={magpieManorSkin} />,
  Rules: () => <SlotRules slot={magpieManor} skin={magpieManorSkin} />,
  sound: magpieManorSkin.sound,
};
