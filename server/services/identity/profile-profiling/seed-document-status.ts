import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import { insertStatus } from "./document-status-store.ts";

/** Sets a demo account's initial status; an existing status is kept. */
export async function seedDocumentStatus(kit: Kit, playerId: string, status: DocumentStatus): Promise<void> {
  await insertStatus(kit.db, playerId, status, kit.clock.now());
}
