import { downloadRegulatorExport as call } from "@parlour/contracts/calls/office/regulator-exports/download-regulator-export";
import { refuse } from "../../../../kit/refusal.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import { findExport, readFile } from "../export-store.ts";
import type { RegulatorParts } from "../parts.ts";

const types = { csv: "text/csv; charset=utf-8", xml: "application/xml; charset=utf-8" };

export function downloadRegulatorExport({ kit }: RegulatorParts): Route {
  return route(call, async ({ params: { exportId, format } }) => {
    const found = await findExport(kit.db, exportId);
    if (found === undefined) return refuse("NOT_FOUND");
    if (found.state !== "READY") return refuse("CONFLICT");
    const { shape, from, to, currency } = found;
    const name = `parlour-${shape}-${currency}-${from}-${to}.${format}`;
    const file = Buffer.from(await readFile(kit.db, exportId, format));
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: file as unknown as Reply<typeof call>["body"],
      headers: {
        "content-type": types[format],
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "no-store",
      },
    };
    return reply;
  });
}
