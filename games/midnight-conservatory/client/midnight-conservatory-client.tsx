import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { midnightConservatory } from "../math/midnight-conservatory.ts";
import { midnightConservatorySkin } from "./midnight-conservatory-skin.ts";

export const midnightConservatoryClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={midnightConservatory} skin={midnightConservatorySkin} />,
  Rules: () => <SlotRules slot={midnightConservatory} skin={midnightConservatorySkin} />,
};
