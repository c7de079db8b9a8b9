import type { Ledger } from "@parlour/ledger";
import type { Database } from "../database.ts";
import type { Tracer } from "./tracer.ts";

/** Returns a database that records its statements and transactions as spans. */
export function traceDatabase(db: Database, tracer: Tracer): Database {
  const system = { "db.system.name": "postgresql" } as const;
  return {
    ...db,
    query(text, values) {
      if (tracer.active() === undefined) return db.query(text, values);
      const summary = summarise(text);
      const attributes = { ...system, "db.query.summary": summary };
      return tracer.trace(summary, { kind: "client", attributes }, () => db.query(text, values));
    },
    transaction(work, options) {
      return tracer.traceStep("transaction", { kind: "client", attributes: system }, (span) => {
        let attempt = 0;
        return db.transaction((tx) => {
          attempt += 1;
          if (attempt > 1) span?.set({ "parlour.attempt": attempt });
          return work(tx);
        }, options);
      });
    },
  };
}

/** Returns a ledger that records its postings as spans. The groups that commit them link to these spans. */
export function traceLedger(ledger: Ledger, tracer: Tracer): Ledger {
  const step =
    <Request, Result extends { outcome: string }>(
      name: string,
      run: (request: Request) => Promise<Result>,
      typeOf?: (request: Request) => string,
    ) =>
    (request: Request) =>
      tracer.traceStep(`ledger ${name}`, {}, async (span) => {
        const result = await run(request);
        const type = typeOf && { "parlour.posting_type": typeOf(request) };
        span?.set({ ...type, "parlour.outcome": result.outcome });
        return result;
      });
  return {
    ...ledger,
    post: step("post", ledger.post, ({ type }) => type),
    hold: step("hold", ledger.hold),
    capture: step("capture", ledger.capture),
    release: step("release", ledger.release),
    reverse: step("reverse", ledger.reverse),
    rollback: step("rollback", ledger.rollback),
  };
}

/** Returns the verb and the first table or function of a statement; our statements are constant texts. */
function summarise(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const target = /\b(?:from|into|update|join)\s+([a-z_][a-z0-9_.]*)/i.exec(text)?.[1];
  return target === undefined ? verb : `${verb} ${target.toLowerCase()}`;
}
