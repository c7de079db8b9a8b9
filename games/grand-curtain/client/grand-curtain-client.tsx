import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { grandCurtain } from "../math/grand-curtain.ts";
import { grandCurtainSkin } from "./grand-curtain-skin.ts";

export const grandCurtainClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={grandCurtain} skin={grandCurtainSkin} />,
  Rules: () => <SlotRules slot={grandCurtain} skin={grandCurtainSkin} />,
};
