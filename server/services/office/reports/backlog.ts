import { readPostings } from "@parlour/ledger/read-postings";
import type { Kit } from "../../../kit/kit.ts";
import { registerGauges } from "../../../kit/measured-gauges.ts";
import { readProgress } from "./report-store.ts";

/** Registers how far the aggregation is behind the ledger, which is measured only when `/metrics` is requested. */
export function measureBacklog({ db, clock, metrics: { registry } }: Kit): void {
  registerGauges(registry, {
    labelNames: [],
    gauges: {
      parlour_reports_oldest_posting_seconds: "Age of the oldest posting that reports have not added up yet.",
    },
    read: async () => {
      const { lastNumber } = await readProgress(db);
      const [oldest] = await readPostings(db.pool, { after: lastNumber, limit: 1 });
      const ageMs = oldest ? clock.now().getTime() - oldest.postedAt.getTime() : 0;
      return [{ labels: {}, values: { parlour_reports_oldest_posting_seconds: Math.max(0, ageMs / 1_000) } }];
    },
  });
}
