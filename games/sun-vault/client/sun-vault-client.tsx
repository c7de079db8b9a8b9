import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { useSlotVersion } from "../../kit/client/slots/use-slot-version.ts";
import { sunVaultVersions } from "../math/sun-vault-versions.ts";
import { sunVaultSkin } from "./sun-vault-skin.ts";

export const sunVaultClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={useSlotVersion(sunVaultVersions)} skin={sunVaultSkin} />,
  Rules: () => <SlotRules slot={useSlotVersion(sunVaultVersions)} skin={sunVaultSkin} />,
  sound: sunVaultSkin.sound,
};
