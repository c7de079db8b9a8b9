import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { masqueradeRow } from "../math/masquerade-row.ts";
import { masqueradeRowSkin } from "./masquerade-row-skin.ts";

export const masqueradeRowClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={masqueradeRow} skin={masqueradeRowSkin} />,
  Rules: () => <SlotRules slot={masqueradeRow} skin={masqueradeRowSkin} />,
};
