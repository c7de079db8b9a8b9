import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { opalExpressVersions } from "../math/opal-express-versions.ts";
import { opalExpressSkin } from "./opal-express-skin.ts";

export const opalExpressClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(opalExpressVersions)} skin={opalExpressSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(opalExpressVersions)} skin={opalExpressSkin} />,
  sound: opalExpressSkin.sound,
};
