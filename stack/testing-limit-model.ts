import type { ProtectionLimitKind, ProtectionLimitPeriod } from "@parlour/contracts/enumerations";

type Counted = { atMs: number; amount: bigint };
type ModelWager = {
  startedMs: number;
  staked: bigint;
  returned: bigint;
  won: bigint;
  isGranted: boolean;
  /** The stakes of the wager, by the operation that took them. Refunded stakes are left out. */
  stakes: Map<string, bigint>;
  state: "OPEN" | "SETTLED" | "VOIDED";
};
type Limit = { amount: bigint; pending: { amount: bigint | null; fromMs: number } | null };
export type LimitName = `${ProtectionLimitKind} ${ProtectionLimitPeriod}`;

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;
const lengthMs: Record<string, number> = { DAY: 24 * hourMs, WEEK: 7 * 24 * hourMs };

/**
 * The amount that a player has used of each limit, calculated according to the documented rules and
 * independently of the product's code.
 */
export class LimitModel {
  readonly wagers = new Map<string, ModelWager>();
  readonly limits = new Map<LimitName, Limit>();
  private readonly counted: Record<"STAKED" | "LOSS" | "DEPOSIT", Counted[]> = {
    STAKED: [],
    LOSS: [],
    DEPOSIT: [],
  };

  private readonly now: () => Date;
  private readonly timeZone: string;

  constructor(now: () => Date, timeZone: string) {
    this.now = now;
    this.timeZone = timeZone;
  }

  set(name: LimitName, amount: bigint | null): void {
    const limit = this.limits.get(name);
    if (!limit) {
      if (amount !== null) this.limits.set(name, { amount, pending: null });
    } else if (amount !== null && amount <= limit.amount) this.limits.set(name, { amount, pending: null });
    else if (limit.pending?.amount !== amount || limit.pending === null) {
      limit.pending = { amount, fromMs: this.now().getTime() + 24 * hourMs };
    }
  }

  /** Returns false if there is no change to confirm yet. */
  confirm(name: LimitName): boolean {
    const pending = this.limits.get(name)?.pending;
    if (!pending || pending.fromMs > this.now().getTime()) return false;
    if (pending.amount === null) this.limits.delete(name);
    else this.limits.set(name, { amount: pending.amount, pending: null });
    return true;
  }

  /**
   * Changes a wager and records the difference: stakes and wins at the current time, returned stakes at the
   * time when the wager began.
   */
  change(id: string, change: Partial<ModelWager>): void {
    const nowMs = this.now().getTime();
    const before = this.wagers.get(id) ?? {
      startedMs: nowMs,
      staked: 0n,
      returned: 0n,
      won: 0n,
      isGranted: change.isGranted ?? false,
      stakes: new Map(),
      state: "OPEN" as const,
    };
    const after = { ...before, ...change };
    this.wagers.set(id, after);
    if (after.isGranted) return;
    const staked = after.staked - after.returned - (before.staked - before.returned);
    const atMs = staked < 0n ? before.startedMs : nowMs;
    this.counted.STAKED.push({ atMs, amount: staked });
    this.counted.LOSS.push({ atMs, amount: staked }, { atMs: nowMs, amount: before.won - after.won });
  }

  deposit(amount: bigint): void {
    this.counted.DEPOSIT.push({ atMs: this.now().getTime(), amount });
  }

  used(kind: "STAKED" | "LOSS" | "DEPOSIT", period: string): bigint {
    const nowMs = this.now().getTime();
    const month = this.monthOf(nowMs);
    const fromMs = Math.floor((nowMs - (lengthMs[period] ?? 0)) / quarterMs) * quarterMs;
    let sum = 0n;
    for (const { atMs, amount } of this.counted[kind]) {
      if (period === "MONTH" ? this.monthOf(atMs) === month : atMs >= fromMs) sum += amount;
    }
    return sum;
  }

  /** Returns the limits that a stake or deposit would exceed, given what is already used. */
  passed(kinds: readonly string[], amount: bigint, wagerTotal: bigint): LimitName[] {
    return [...this.limits].flatMap(([name, limit]) => {
      const [kind, period] = name.split(" ") as ["STAKED", string];
      if (!kinds.includes(kind)) return [];
      const total = period === "BET" ? wagerTotal : this.used(kind, period) + amount;
      return total > limit.amount ? [name] : [];
    });
  }

  private monthOf(ms: number): string {
    return new Intl.DateTimeFormat("en", {
      timeZone: this.timeZone,
      year: "numeric",
      month: "numeric",
    }).format(ms);
  }
}
