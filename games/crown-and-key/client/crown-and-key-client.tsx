import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { crownAndKey } from "../math/crown-and-key.ts";
import { crownAndKeySkin } from "./crown-and-key-skin.ts";

export const crownAndKeyClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={crownAndKey} skin={crownAndKeySkin} />,
  Rules: () => <SlotRules slot={crownAndKey} skin={crownAndKeySkin} />,
};
