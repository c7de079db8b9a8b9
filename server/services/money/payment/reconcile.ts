import type { Kit } from "../../../kit/kit.ts";
import type { PaymentProvider, ProviderReportLine } from "../../../kit/ports/payment-provider.ts";
import { type Difference, keepRun, type ReconciliationResult, readOwnBooks } from "./reconciliation-store.ts";

const text = ({ status, amountMinor, currency }: ProviderReportLine) =>
  `${status} ${amountMinor} ${currency}`;

/** Compares a provider's report with our ledger, line by line. */
export async function reconcile(
  kit: Kit,
  provider: PaymentProvider,
  from: Date,
  to: Date,
): Promise<ReconciliationResult> {
  const theirs = await provider.report(from, to);
  const ours = await readOwnBooks(kit.db, provider.code, {
    from,
    to,
    also: theirs.map((line) => line.reference),
  });
  const result = compareBooks(ours, theirs);
  await keepRun(kit.db, { provider: provider.code, from, to, ...result, at: kit.clock.now() });
  return result;
}

export function compareBooks(
  ours: readonly ProviderReportLine[],
  theirs: readonly ProviderReportLine[],
): ReconciliationResult {
  const own = new Map(ours.map((line) => [line.reference, line]));
  const differences: Difference[] = [];
  for (const line of theirs) {
    const match = own.get(line.reference);
    own.delete(line.reference);
    const { reference } = line;
    if (!match) differences.push({ reference, problem: "MISSING_HERE", ours: null, theirs: text(line) });
    else if (match.status !== line.status) {
      differences.push({ reference, problem: "STATUS", ours: text(match), theirs: text(line) });
    } else if (match.amountMinor !== line.amountMinor || match.currency !== line.currency) {
      differences.push({ reference, problem: "AMOUNT", ours: text(match), theirs: text(line) });
    }
  }
  for (const line of own.values()) {
    differences.push({ reference: line.reference, problem: "MISSING_THERE", ours: text(line), theirs: null });
  }
  return { compared: Math.max(ours.length, theirs.length), differences };
}
