import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { masqueradeRowVersions } from "../math/masquerade-row-versions.ts";
import { masqueradeRowSkin } from "./masquerade-row-skin.ts";

export const masqueradeRowClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(masqueradeRowVersions)} skin={masqueradeRowSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(masqueradeRowVersions)} skin={masqueradeRowSkin} />,
  sound: masqueradeRowSkin.sound,
};
