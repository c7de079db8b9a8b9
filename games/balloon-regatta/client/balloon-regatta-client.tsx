import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { balloonRegattaVersions } from "../math/balloon-regatta-versions.ts";
import { balloonRegattaSkin } from "./balloon-regatta-skin.ts";

export const balloonRegattaClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(balloonRegattaVersions)} skin={balloonRegattaSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(balloonRegattaVersions)} skin={balloonRegattaSkin} />,
  sound: balloonRegattaSkin.sound,
};
