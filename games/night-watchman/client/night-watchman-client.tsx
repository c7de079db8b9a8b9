import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { nightWatchmanVersions } from "../math/night-watchman-versions.ts";
import { nightWatchmanSkin } from "./night-watchman-skin.ts";

export const nightWatchmanClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(nightWatchmanVersions)} skin={nightWatchmanSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(nightWatchmanVersions)} skin={nightWatchmanSkin} />,
  sound: nightWatchmanSkin.sound,
};
