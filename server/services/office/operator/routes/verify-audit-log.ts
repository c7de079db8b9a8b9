import { verifyAuditLog as call } from "@parlour/contracts/calls/office/operator/verify-audit-log";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { verifyChain } from "../audit/verify-chain.ts";

export function verifyAuditLog({ db, log }: Kit): Route {
  return route(call, async () => {
    const report = await verifyChain(db);
    if (report.broken) log.error({ broken: report.broken }, "the audit log has been tampered with");
    return report;
  });
}
