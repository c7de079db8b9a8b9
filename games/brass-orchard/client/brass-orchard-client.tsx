import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { brassOrchard } from "../math/brass-orchard.ts";
import { brassOrchardSkin } from "./brass-orchard-skin.ts";

export const brassOrchardClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={brassOrchard} skin={brassOrchardSkin} />,
  Rules: () => <SlotRules slot={brassOrchard} skin={brassOrchardSkin} />,
  sound: brassOrchardSkin.sound,
};
