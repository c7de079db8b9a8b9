import type { Call } from "./call.ts";
import { listJurisdictions } from "./calls/jurisdictions/list-jurisdictions.ts";
import { changeJurisdiction } from "./calls/operator/change-jurisdiction.ts";
import { listAlerts } from "./calls/operator/list-alerts.ts";
import { listGameChanges } from "./calls/operator/list-game-changes.ts";
import { listJurisdictionChanges } from "./calls/operator/list-jurisdiction-changes.ts";
import { listMethodChanges } from "./calls/operator/list-method-changes.ts";
import { undoGameChange } from "./calls/operator/undo-game-change.ts";
import { undoJurisdictionChange } from "./calls/operator/undo-jurisdiction-change.ts";
import { undoMethodChange } from "./calls/operator/undo-method-change.ts";

/** What the console needs to configure the site, and to be told what waits for somebody. */
export const configurationCalls: readonly Call[] = [
  changeJurisdiction,
  listAlerts,
  listGameChanges,
  listJurisdictionChanges,
  listJurisdictions,
  listMethodChanges,
  undoGameChange,
  undoJurisdictionChange,
  undoMethodChange,
];
