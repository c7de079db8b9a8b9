import type { Pace } from "./pace.ts";
import type { Refused } from "./seating.ts";
import type { TableConfig } from "./table-config.ts";
import type { TableState } from "./table-state.ts";

export type Draft = { config: TableConfig; pace: Pace; nowMs: number; server: string };

/** Changes a draft of the table's state. If it returns a refusal or false, the table is left unchanged. */
export type Change = (state: TableState, draft: Draft) => Refused | null | boolean;
