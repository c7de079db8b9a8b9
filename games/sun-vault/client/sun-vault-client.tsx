import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { sunVault } from "../math/sun-vault.ts";
import { sunVaultSkin } from "./sun-vault-skin.ts";

export const sunVaultClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={sunVault} skin={sunVaultSkin} />,
  Rules: () => <SlotRules slot={sunVault} skin={sunVaultSkin} />,
};
