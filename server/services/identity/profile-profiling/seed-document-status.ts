import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import { insertStanding } from "./standing-store.ts";

/** Lets a demo person stand somewhere from the start; one who stands somewhere already stays there. */
export async function seedDocumentStatus(kit: Kit, playerId: string, status: DocumentStatus): Promise<void> {
  await insertStanding(kit.db, playerId, status, kit.clock.now());
}
