import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { honeyCourt } from "../math/honey-court.ts";
import { honeyCourtSkin } from "./honey-court-skin.ts";

export const honeyCourtClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={honeyCourt} skin={honeyCourtSkin} />,
  Rules: () => <SlotRules slot={honeyCourt} skin={honeyCourtSkin} />,
};
