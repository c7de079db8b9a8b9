import type { Call } from "../../call.ts";
import { changeJurisdiction } from "./jurisdictions/change-jurisdiction.ts";
import { listJurisdictionChanges } from "./jurisdictions/list-jurisdiction-changes.ts";
import { listJurisdictions } from "./jurisdictions/list-jurisdictions.ts";
import { undoJurisdictionChange } from "./jurisdictions/undo-jurisdiction-change.ts";

export const protectionCalls: readonly Call[] = [
  changeJurisdiction,
  listJurisdictionChanges,
  listJurisdictions,
  undoJurisdictionChange,
];
