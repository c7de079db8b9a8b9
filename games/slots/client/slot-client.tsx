import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "./slot-rules.tsx";
import { SlotTable } from "./slot-table.tsx";

/** One client for every slot: what differs is data and paint. */
export const slotClient: GameClient = { words: ["games-slots"], Table: SlotTable, Rules: SlotRules };
