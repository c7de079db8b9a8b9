import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { crystalSeam } from "../math/crystal-seam.ts";
import { crystalSeamSkin } from "./crystal-seam-skin.ts";

export const crystalSeamClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={crystalSeam} skin={crystalSeamSkin} />,
  Rules: () => <SlotRules slot={crystalSeam} skin={crystalSeamSkin} />,
};
