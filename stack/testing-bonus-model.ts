import type { BonusStatus } from "@parlour/contracts/bonuses";

/** The bonus terms that the model supports, in minor units. */
export type ModelTerms = {
  factor: bigint;
  bonusFirst: boolean;
  maxBet: bigint | null;
  winningsOnly: boolean;
  maxConversion: bigint | null;
  locksDeposit: boolean;
};

export type ModelBonus = ModelTerms & {
  id: string;
  status: BonusStatus;
  amount: bigint;
  balance: bigint;
  locked: bigint;
  deposit: bigint;
  done: bigint;
  activatedAt: number;
  expiresAt: number;
};

type Source = { from: "cash" | ModelBonus; kind: "cash" | "locked" | "bonus"; amount: bigint };
export type ModelRound = { id: string; sources: Source[]; open: boolean; startedAt: number; largest: bigint };

const validMs = 7 * 86_400_000;
const running: readonly BonusStatus[] = ["OPTED_IN", "SPINNING", "WAITING", "ACTIVE"];

/** `Math.min` for bigints. */
export function minimum(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/**
 * A reference model of a player's balances, written from the rules for bonuses and not from the
 * implementation.
 */
export class BonusModel {
  cash = 0n;
  held = 0n;
  bonuses: ModelBonus[] = [];
  rounds: ModelRound[] = [];

  balances() {
    const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n);
    const bonus = sum(this.bonuses.map(({ balance }) => balance));
    const locked = sum(this.bonuses.map((one) => one.locked));
    const waiting = sum(this.bonuses.map(({ status, amount }) => (isAside(status) ? amount : 0n)));
    const playable = this.cash + locked + bonus;
    return {
      bonus,
      locked,
      nonPlayableBonus: waiting,
      pendingWithdrawal: this.held,
      playable,
      playableCasino: playable,
      playableHorses: this.cash,
      playablePoker: this.cash,
      playableSports: this.cash,
      total: playable + waiting + this.held,
      unlocked: this.cash,
      withdrawable: this.cash,
    };
  }

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ status }) => status === "ACTIVE");
  }

  running(): ModelBonus[] {
    return this.bonuses.filter(({ status }) => running.includes(status));
  }

  give(bonus: ModelBonus, amount: bigint, now: number): void {
    bonus.amount = amount;
    if (bonus.factor === 0n) {
      this.cash += amount;
      bonus.status = "CONVERTED";
    } else if (this.active) bonus.status = "WAITING";
    else this.activate(bonus, now);
  }

  private activate(bonus: ModelBonus, now: number): void {
    bonus.status = "ACTIVE";
    bonus.balance = bonus.amount;
    if (bonus.locksDeposit) bonus.locked = minimum(bonus.deposit, this.cash);
    this.cash -= bonus.locked;
    bonus.activatedAt = now;
    bonus.expiresAt = now + validMs;
  }

  end(bonus: ModelBonus, status: BonusStatus, now: number): void {
    const wasActive = bonus.status === "ACTIVE";
    if (status === "CONVERTED") {
      // Only the winnings of a free bet are paid. If less than its stake is left, nothing is paid and the
      // player owes nothing.
      const rest = bonus.winningsOnly ? bonus.balance - bonus.amount : bonus.balance;
      const won = rest > 0n ? rest : 0n;
      this.cash += minimum(won, bonus.maxConversion ?? won);
    }
    this.cash += bonus.locked;
    Object.assign(bonus, { status, balance: 0n, locked: 0n });
    const next = this.bonuses.find((one) => one.status === "WAITING");
    if (wasActive && next) this.activate(next, now);
  }

  /** Returns whether the stake could be debited. */
  bet(round: ModelRound, stake: bigint): boolean {
    const { active } = this;
    const usable = active && (active.maxBet === null || stake <= active.maxBet) ? active : undefined;
    const own: Source = { from: "cash", kind: "cash", amount: this.cash };
    const parts: Source[] = usable
      ? [
          { from: usable, kind: "locked", amount: usable.locked },
          { from: usable, kind: "bonus", amount: usable.balance },
        ]
      : [];
    const order = usable?.bonusFirst ? [...parts.toReversed(), own] : [own, ...parts];
    if (order.reduce((sum, { amount }) => sum + amount, 0n) < stake) return false;
    let rest = stake;
    for (const part of order) {
      const amount = minimum(rest, part.amount);
      if (amount === 0n) continue;
      rest -= amount;
      this.add(part, -amount);
      const known = round.sources.find(({ from, kind }) => from === part.from && kind === part.kind);
      if (known) known.amount += amount;
      else round.sources.push({ ...part, amount });
    }
    if (stake > round.largest) round.largest = stake;
    return true;
  }

  win(round: ModelRound, amount: bigint): void {
    const total = round.sources.reduce((sum, source) => sum + source.amount, 0n);
    let paid = 0n;
    for (const source of round.sources.slice(1).toReversed()) {
      const part = (amount * source.amount) / total;
      paid += part;
      this.add(source, part);
    }
    this.add(round.sources[0]!, amount - paid);
  }

  /**
   * Credits money to the balance it was staked from. If its bonus has ended, the money goes to the successor
   * account.
   */
  private add({ from, kind }: Source, amount: bigint): void {
    if (from === "cash") this.cash += amount;
    else if (from.status === "ACTIVE") {
      if (kind === "locked") from.locked += amount;
      else from.balance += amount;
    } else if (kind === "locked" || from.status === "CONVERTED" || from.status === "LOST")
      this.cash += amount;
  }

  settle(round: ModelRound, now: number): void {
    round.open = false;
    this.count(round, stakedIn(round));
    this.look(now);
  }

  /** Rolls a round back: returns the stake to its sources and no longer counts it as wagering. */
  undo(round: ModelRound, now: number): void {
    const staked = stakedIn(round);
    for (const source of round.sources) this.add(source, source.amount);
    round.sources = [];
    if (!round.open) {
      this.count(round, -staked);
      this.look(now);
    }
    round.open = false;
  }

  private count(round: ModelRound, staked: bigint): void {
    const bonus = this.active;
    if (!bonus || round.startedAt < bonus.activatedAt) return;
    if (bonus.maxBet !== null && round.largest > bonus.maxBet) return;
    const done = minimum(bonus.done + staked, bonus.amount * bonus.factor);
    bonus.done = done > 0n ? done : 0n;
  }

  /** Ends the active bonus once its wagering is complete or its money is used up. */
  look(now: number): void {
    const bonus = this.active;
    if (!bonus) return;
    const isHeld = this.rounds.some(
      ({ open, sources }) => open && sources.some(({ from, kind }) => from === bonus && kind === "bonus"),
    );
    if (bonus.done >= bonus.amount * bonus.factor) this.end(bonus, "CONVERTED", now);
    else if (bonus.balance === 0n && !isHeld) this.end(bonus, "LOST", now);
  }

  expire(now: number): void {
    const bonus = this.active;
    if (bonus && bonus.expiresAt <= now) this.end(bonus, "EXPIRED", now);
  }
}

function stakedIn({ sources }: ModelRound): bigint {
  return sources.reduce((sum, { amount }) => sum + amount, 0n);
}

function isAside(status: BonusStatus): boolean {
  return status === "WAITING" || status === "SPINNING";
}
