import type { Transfer } from "@parlour/ledger";
import { type LedgerWay, ledgerMeasures, ledgerPlace } from "@parlour/rules/ledger-measures";
import { noVertical, type Shape } from "./shapes.ts";

type Posting = { type: string; postedAt: Date; transfers: readonly Transfer[] };
export type Line = { period: string; vertical: string | null; amounts: bigint[] };

/** Sums postings into the lines of an export; the order of the postings makes no difference. */
export function createLines(shape: Shape, currency: string) {
  const lines = new Map<string, Line>();
  return {
    add({ type, postedAt, transfers }: Posting): void {
      const day = postedAt.toISOString().slice(0, 10);
      const period = shape.unit === "day" ? day : day.slice(0, 7);
      for (const { from, to, amountMinor } of transfers) {
        if (from.id.split(":")[1] !== currency) continue;
        const way = { type, source: ledgerPlace(from), destination: ledgerPlace(to) };
        const signs = shape.columns.map((column) => signOf(column, way));
        if (signs.every((sign) => sign === 0n)) continue;
        const vertical = shape.byVertical ? verticalOf(way) : null;
        const key = `${period} ${vertical ?? ""}`;
        const line = lines.get(key) ?? { period, vertical, amounts: shape.columns.map(() => 0n) };
        line.amounts = line.amounts.map((sum, index) => sum + signs[index]! * amountMinor);
        lines.set(key, line);
      }
    },
    list: (): Line[] =>
      [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line),
  };
}

function signOf({ plus, minus = [] }: Shape["columns"][number], way: LedgerWay): bigint {
  const sum = (names: typeof plus) => names.reduce((total, name) => total + ledgerMeasures[name](way), 0);
  return BigInt(sum(plus) - sum(minus));
}

function verticalOf({ source, destination }: LedgerWay): string {
  const account = [source, destination].find((place) => place.startsWith("house:revenue"));
  return account?.slice("house:revenue".length).toLowerCase() ?? noVertical;
}
