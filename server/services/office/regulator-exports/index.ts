import type { Service } from "../../../kit/service.ts";
import { makeExport } from "./make-export.ts";
import type { RegulatorPorts } from "./parts.ts";
import { downloadRegulatorExport } from "./routes/download-regulator-export.ts";
import { listRegulatorExports } from "./routes/list-regulator-exports.ts";
import { exportJob, requestRegulatorExport } from "./routes/request-regulator-export.ts";

/** Files for regulators, made from the ledger. */
export function regulatorExportsService(ports: RegulatorPorts): Service {
  return {
    name: "regulator-exports",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [listRegulatorExports, requestRegulatorExport, downloadRegulatorExport].map((create) =>
        create({ ...ports, kit }),
      ),
    async start(kit) {
      await kit.jobs.work<{ id: string }>(exportJob, ({ id }) => makeExport({ ...ports, kit }, id));
      return async () => {};
    },
  };
}
