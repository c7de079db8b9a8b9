import type { Service } from "../../../kit/service.ts";
import type { StatementParts } from "./parts.ts";
import { downloadPlayerStatement } from "./routes/download-player-statement.ts";
import { downloadStatement } from "./routes/download-statement.ts";
import { exportPlayerStatement } from "./routes/export-player-statement.ts";
import { exportStatement } from "./routes/export-statement.ts";
import { getPlayerStatement } from "./routes/get-player-statement.ts";
import { getStatement } from "./routes/get-statement.ts";

/** Provides account statements: balances and movements of a period, on screen, as CSV and as PDF. */
export function statementsService(ports: Omit<StatementParts, "kit">): Service {
  return {
    name: "statements",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [
        getStatement(parts),
        exportStatement(parts),
        downloadStatement(parts),
        getPlayerStatement(parts),
        exportPlayerStatement(parts),
        downloadPlayerStatement(parts),
      ];
    },
  };
}
