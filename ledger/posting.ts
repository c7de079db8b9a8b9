import type { AccountRef } from "./accounts.ts";
import type { Outcome } from "./outcomes.ts";

/** Moves an amount of minor units, above zero, between two accounts of one currency. */
export type Transfer = { from: AccountRef; to: AccountRef; amountMinor: bigint };

/** What a posting is about, as its owner names it: a round, a bet, a payment. */
export type Reference = { kind: string; id: string };

/** Transfers that happen together or not at all, in the order given. */
export type Posting = {
  /** Whose history it belongs to. Ids are unique for each player. */
  playerId: string;
  /** Made by the caller, so that asking again is safe. */
  id: string;
  type: string;
  transfers: readonly Transfer[];
  reference?: Reference | undefined;
};

/** A posting that undoes another one of the same player. Only the ledger makes these. */
export type ReversingPosting = Posting & { reverses?: string | undefined };

export type PostingResult = {
  outcome: Outcome;
  /** When the first answer was given; null when nothing was kept. */
  postedAt: Date | null;
  /** Whether this id had been answered before. */
  replayed: boolean;
};

export function nothingKept(outcome: Outcome): PostingResult {
  return { outcome, postedAt: null, replayed: false };
}

const largestAmount = 1_000_000_000_000_000_000n;
const mostTransfers = 1_000;
const longestText = 200;

/** A posting that no state of the ledger could accept is a mistake in the code that made it. */
export function assertPosting(posting: Posting): void {
  const { id, playerId, type, reference } = posting;
  for (const text of [id, playerId, type, reference?.kind ?? "-", reference?.id ?? "-"]) assertText(text);
  if (posting.transfers.length > mostTransfers) throw new Error("A posting has too many transfers");
  for (const { from, to, amountMinor } of posting.transfers) {
    for (const ref of [from, to]) {
      assertText(ref.playerId);
      assertText(ref.id);
    }
    if (amountMinor <= 0n || amountMinor > largestAmount) {
      throw new Error(`A transfer of ${amountMinor} is not above zero and countable`);
    }
    if (from.playerId === to.playerId && from.id === to.id) {
      throw new Error(`A transfer from ${from.id} to itself moves nothing`);
    }
  }
}

/** What the database cannot store, or could not index, is refused before it reaches a batch. */
function assertText(text: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  if (text === "" || text.length > longestText || !text.isWellFormed() || /[\u0000-\u001f]/.test(text)) {
    throw new Error("A posting's texts must be plain, not empty and at most 200 characters long");
  }
}

/** The content as it is kept and compared; `parseTransfers` reads it back. */
export function formatTransfers(transfers: readonly Transfer[]): string {
  return JSON.stringify(
    transfers.map(({ from, to, amountMinor }) => [
      from.playerId,
      from.id,
      to.playerId,
      to.id,
      `${amountMinor}`,
    ]),
  );
}

export function parseTransfers(content: string): Transfer[] {
  const rows = JSON.parse(content) as [string, string, string, string, string][];
  return rows.map(([fromPlayer, from, toPlayer, to, amount]) => ({
    from: { playerId: fromPlayer, id: from },
    to: { playerId: toPlayer, id: to },
    amountMinor: BigInt(amount),
  }));
}
