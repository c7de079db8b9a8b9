import type { Call } from "./call.ts";
import { listAlerts } from "./calls/operator/list-alerts.ts";
import { listGameChanges } from "./calls/operator/list-game-changes.ts";
import { listMethodChanges } from "./calls/operator/list-method-changes.ts";
import { undoGameChange } from "./calls/operator/undo-game-change.ts";
import { undoMethodChange } from "./calls/operator/undo-method-change.ts";

/** What the console needs to configure the site, and to be told what waits for somebody. */
export const configurationCalls: readonly Call[] = [
  listAlerts,
  listGameChanges,
  listMethodChanges,
  undoGameChange,
  undoMethodChange,
];
