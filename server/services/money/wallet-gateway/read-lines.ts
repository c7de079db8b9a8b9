import type { TransactionSubject } from "@parlour/contracts/entities/transaction";
import type { HistoryItem } from "@parlour/ledger";
import type { TransactionSubjects } from "@parlour/server/kit/ports/transaction-subjects";

export type HistoryLine = HistoryItem & {
  subject: TransactionSubject | null;
  /** The gross stake and win of a bet or round; null on other lines and where the amount is zero. */
  stakeMinor: bigint | null;
  winMinor: bigint | null;
};

const playTypes: ReadonlySet<string> = new Set(["BET", "WIN", "JACKPOT"]);

/**
 * Adds to each line of the history a description of what it is about. One read is enough for each kind of reference.
 */
export async function describeLines(
  subjects: TransactionSubjects,
  playerId: string,
  items: readonly HistoryItem[],
  language = "en",
): Promise<HistoryLine[]> {
  const kinds = new Map<string, Set<string>>();
  for (const { reference } of items) {
    if (!reference) continue;
    const ids = kinds.get(reference.kind) ?? new Set();
    kinds.set(reference.kind, ids.add(reference.id));
  }
  const found = new Map(
    await Promise.all(
      [...kinds].map(
        async ([kind, ids]) => [kind, await subjects[kind]?.(playerId, [...ids], language)] as const,
      ),
    ),
  );
  return items.map((item) => {
    const { reference, type, debitMinor, creditMinor } = item;
    const isPlay = playTypes.has(type);
    return {
      ...item,
      subject: (reference && found.get(reference.kind)?.get(reference.id)) ?? null,
      stakeMinor: isPlay && debitMinor > 0n ? debitMinor : null,
      winMinor: isPlay && creditMinor > 0n ? creditMinor : null,
    };
  });
}
