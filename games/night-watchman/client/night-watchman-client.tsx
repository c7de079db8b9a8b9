import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { nightWatchman } from "../math/night-watchman.ts";
import { nightWatchmanSkin } from "./night-watchman-skin.ts";

export const nightWatchmanClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={nightWatchman} skin={nightWatchmanSkin} />,
  Rules: () => <SlotRules slot={nightWatchman} skin={nightWatchmanSkin} />,
};
