import { type AccountRef, createLedger, houseAccount, type Posting, playerAccount } from "@parlour/ledger";
import type { Pool } from "pg";

export type Spread = "hot house account" | "uniform players";
export type Result = { perSecond: number; p50Ms: number; p99Ms: number };

export const players = 1_000;
const seedMinor = 1_000_000_000n;

const revenue = houseAccount("revenueCasino", "USD");
const cashOf = (player: number): AccountRef => playerAccount(`player_${player}`, "cash", "USD");
const randomPlayer = () => Math.floor(Math.random() * players);

export async function seedPlayers(pool: Pool): Promise<void> {
  const ledger = createLedger({ pool });
  const seed = async (player: number) => {
    const playerId = `player_${player}`;
    await ledger.openWallet({ playerId, currency: "USD" });
    const transfers = [{ from: houseAccount("payments", "USD"), to: cashOf(player), amountMinor: seedMinor }];
    await ledger.post({ playerId, id: "seed", type: "DEPOSIT", transfers });
  };
  // Creating the first wallet also opens the house accounts, so one wallet is created before the others are created in
  // parallel.
  await seed(0);
  await Promise.all(Array.from({ length: players - 1 }, (_, index) => seed(index + 1)));
  await ledger.close();
}

let made = 0;

/**
 * Creates a random bet posting. Postings against the house all change the same account; postings between
 * players rarely share one.
 */
export function makePosting(spread: Spread): Posting {
  const player = randomPlayer();
  const another = (player + 1 + Math.floor(Math.random() * (players - 1))) % players;
  const id = `bet_${process.pid}_${made++}`;
  const to = spread === "uniform players" ? cashOf(another) : revenue;
  const transfers = [{ from: cashOf(player), to, amountMinor: 1n }];
  return { playerId: `player_${player}`, id, type: "BET", reference: { kind: "round", id }, transfers };
}

/** Runs concurrent callers, each of which waits for a response before it posts again. */
export async function measure(
  post: (posting: Posting) => Promise<unknown>,
  callers: number,
  spread: Spread,
  durationMs: number,
): Promise<Result> {
  const latenciesMs: number[] = [];
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - startedMs < durationMs) {
        const askedMs = performance.now();
        await post(makePosting(spread));
        latenciesMs.push(performance.now() - askedMs);
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  latenciesMs.sort((one, other) => one - other);
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  return { perSecond: latenciesMs.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
