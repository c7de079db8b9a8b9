import type { Vertical } from "@parlour/ledger";

type Part = { account: string; amount: bigint };

export type ModelWager = {
  owner: string;
  vertical: Vertical;
  state: "OPEN" | "SETTLED" | "VOIDED" | "CASHED_OUT" | "RESETTLED";
  staked: bigint;
  won: bigint;
  cashedOut: bigint;
  returned: bigint;
  owed: bigint;
  parts: Part[];
  grantId: string | null;
};

export type ModelBonus = { spentFirst: boolean; maxStake: bigint | null; successor: string | null };
export type ModelGrant = { owner: string; stake: bigint; left: number };

const least = (a: bigint, b: bigint): bigint => {
  if (a < b) return a;
  return b;
};

/**
 * A reference model of wagers and money in plain maps: every account balance, every wager and every response.
 * It does not model batches, SQL or postings.
 */
export class WagerModel {
  accounts = new Map<string, bigint>();
  wagers = new Map<string, ModelWager>();
  bonuses = new Map<string, ModelBonus>();
  grants = new Map<string, ModelGrant>();
  /** The responses by id, which a retry must return. */
  answers = new Map<string, string>();
  stakes = new Map<string, { wagerId: string; parts: Part[]; amount: bigint }>();
  refunded = new Set<string>();

  balance(account: string): bigint {
    return this.accounts.get(account) ?? 0n;
  }

  move(from: string, to: string, amount: bigint): void {
    this.accounts.set(from, this.balance(from) - amount);
    this.accounts.set(to, this.balance(to) + amount);
  }

  revenue = (vertical: Vertical): string => `house/revenue${vertical === "sports" ? "Sports" : "Casino"}:USD`;
  private cash = (owner: string): string => `${owner}/cash:USD`;

  /** Returns the account that currently receives credits to the given account. */
  private now(account: string): string {
    return this.bonuses.get(account)?.successor ?? account;
  }

  place(
    id: string,
    wagerId: string,
    wager: Pick<ModelWager, "owner" | "vertical" | "grantId">,
    stake: bigint,
  ): string {
    const known = this.answers.get(id);
    if (known !== undefined) return known;
    const before = this.wagers.get(wagerId);
    if (before && stake > 0n && before.grantId !== wager.grantId) return "CONFLICT";
    if (before && before.state !== "OPEN") return "WAGER_CLOSED";
    let parts: Part[] = [];
    if (wager.grantId !== null) {
      const grant = this.grants.get(wager.grantId);
      if (grant?.owner !== wager.owner || grant.stake !== stake || grant.left === 0) return "GRANT_UNUSABLE";
      grant.left -= 1;
      this.move("house/promotions:USD", this.revenue(wager.vertical), stake);
    } else {
      const paid = this.spend(wager.owner, stake);
      if (typeof paid === "string") {
        this.answers.set(id, "INSUFFICIENT_FUNDS");
        return paid;
      }
      parts = paid;
      for (const { account, amount } of parts) this.move(account, this.revenue(wager.vertical), amount);
    }
    const after = before ?? {
      ...wager,
      state: "OPEN",
      staked: 0n,
      won: 0n,
      cashedOut: 0n,
      returned: 0n,
      owed: 0n,
      parts: [],
    };
    after.staked += stake;
    for (const part of parts) {
      const same = after.parts.find(({ account }) => account === part.account);
      if (same) same.amount += part.amount;
      else after.parts.push({ ...part });
    }
    this.wagers.set(wagerId, after);
    this.stakes.set(id, { wagerId, parts, amount: stake });
    this.answers.set(id, "POSTED");
    return "POSTED";
  }

  /**
   * Spends the player's own money first, or the bonus if its terms say so. A stake above a bonus's maximum
   * uses no money from that bonus.
   */
  private spend(owner: string, stake: bigint): Part[] | "INSUFFICIENT_FUNDS" | "BONUS_MAX_BET" {
    const [bonus] = [...this.bonuses].filter(([account]) => account.startsWith(`${owner}/bonus`));
    const cash = this.cash(owner);
    const order = bonus?.[1].spentFirst ? [bonus[0], cash] : bonus ? [cash, bonus[0]] : [cash];
    if (stake > order.reduce((sum, account) => sum + this.balance(account), 0n)) return "INSUFFICIENT_FUNDS";
    const parts: Part[] = [];
    let rest = stake;
    for (const account of order) {
      const max = this.bonuses.get(account)?.maxStake ?? null;
      const amount = max !== null && max < stake ? 0n : least(rest, this.balance(account));
      if (amount > 0n) parts.push({ account, amount });
      rest -= amount;
    }
    return rest > 0n ? "BONUS_MAX_BET" : parts;
  }

  /** Splits a payment between accounts; the first one gets the remainder. */
  private shares(wager: ModelWager, amount: bigint): Part[] {
    if (wager.parts.length === 0) return [{ account: this.cash(wager.owner), amount }];
    const total = wager.parts.reduce((sum, part) => sum + part.amount, 0n);
    const rest = wager.parts
      .slice(1)
      .map((part) => ({ account: part.account, amount: (amount * part.amount) / total }));
    const first = amount - rest.reduce((sum, part) => sum + part.amount, 0n);
    return [{ account: wager.parts[0]!.account, amount: first }, ...rest];
  }

  private pay(wager: ModelWager, amount: bigint): void {
    for (const share of this.shares(wager, amount)) {
      this.move(this.revenue(wager.vertical), this.now(share.account), share.amount);
    }
  }

  /**
   * Reclaims as much of the amount as possible and returns how much that was. A player's account never goes below
   * zero; a house account may.
   */
  private take(wager: ModelWager, amount: bigint): bigint {
    let taken = 0n;
    for (const share of this.shares(wager, amount)) {
      const account = this.now(share.account);
      const part = account.startsWith("house/") ? share.amount : least(share.amount, this.balance(account));
      this.move(account, this.revenue(wager.vertical), part);
      taken += part;
    }
    return taken;
  }

  /** Runs the work if the id is new and the wager's state allows it. */
  private result(
    id: string,
    wagerId: string,
    allowed: readonly string[],
    work: (wager: ModelWager) => string,
  ): string {
    const known = this.answers.get(id);
    if (known !== undefined) return known;
    const wager = this.wagers.get(wagerId);
    if (!wager) return "WAGER_MISSING";
    if (!allowed.includes(wager.state)) return "WAGER_CLOSED";
    const outcome = work(wager);
    if (outcome === "POSTED") this.answers.set(id, outcome);
    return outcome;
  }

  settle(id: string, wagerId: string, payout: bigint): string {
    return this.result(id, wagerId, ["OPEN"], (wager) => {
      this.pay(wager, payout);
      wager.won += payout;
      wager.state = "SETTLED";
      return "POSTED";
    });
  }

  cashOut(id: string, wagerId: string, stake: bigint, payout: bigint): string {
    return this.result(id, wagerId, ["OPEN"], (wager) => {
      if (wager.cashedOut + stake > wager.staked) return "STAKE_EXCEEDED";
      this.pay(wager, payout);
      wager.won += payout;
      wager.cashedOut += stake;
      if (wager.cashedOut === wager.staked) wager.state = "CASHED_OUT";
      return "POSTED";
    });
  }

  void(id: string, wagerId: string): string {
    return this.result(id, wagerId, ["OPEN"], (wager) => {
      wager.returned = wager.staked - wager.cashedOut;
      wager.state = "VOIDED";
      if (wager.grantId === null) this.pay(wager, wager.returned);
      else {
        this.move(this.revenue(wager.vertical), "house/promotions:USD", wager.returned);
        const grant = this.grants.get(wager.grantId)!;
        if (wager.cashedOut === 0n) grant.left += Number(wager.staked / grant.stake);
      }
      return "POSTED";
    });
  }

  resettle(id: string, wagerId: string, result: bigint | "void"): string {
    return this.result(id, wagerId, ["SETTLED", "VOIDED", "CASHED_OUT", "RESETTLED"], (wager) => {
      const isGranted = wager.grantId !== null;
      const paid = wager.won + wager.owed + (isGranted ? 0n : wager.returned);
      const returned = result === "void" ? wager.staked : 0n;
      const won = result === "void" ? 0n : result;
      const due = won + (isGranted ? 0n : returned) - paid;
      if (due >= 0n) this.pay(wager, due);
      wager.owed = due >= 0n ? 0n : -due - this.take(wager, -due);
      if (isGranted) {
        this.move(this.revenue(wager.vertical), "house/promotions:USD", returned - wager.returned);
        const grant = this.grants.get(wager.grantId!)!;
        const isUsedAgain = wager.state === "VOIDED" && wager.cashedOut === 0n && result !== "void";
        if (isUsedAgain) grant.left -= Math.min(grant.left, Number(wager.staked / grant.stake));
      }
      Object.assign(wager, { won, returned, state: result === "void" ? "VOIDED" : "RESETTLED" });
      if (result === "void") wager.cashedOut = 0n;
      return "POSTED";
    });
  }

  refund(id: string, wagerId: string, stakeId: string): string {
    const known = this.answers.get(id);
    if (known !== undefined) return known;
    if (this.refunded.has(stakeId)) return "ALREADY_REVERSED";
    const stake = this.stakes.get(stakeId);
    if (stake === undefined) {
      // The stake was refused before, or has not arrived and is blocked from now on.
      if (!this.answers.has(stakeId)) this.answers.set(stakeId, "ROLLED_BACK");
      this.answers.set(id, "POSTED");
      this.refunded.add(stakeId);
      return "POSTED";
    }
    const wager = this.wagers.get(wagerId)!;
    if ((wager.state !== "OPEN" && wager.state !== "SETTLED") || wager.cashedOut > 0n) return "WAGER_CLOSED";
    if (wager.grantId !== null) {
      this.move(this.revenue(wager.vertical), "house/promotions:USD", stake.amount);
      this.grants.get(wager.grantId)!.left += 1;
    }
    for (const { account, amount } of stake.parts) {
      this.move(this.revenue(wager.vertical), this.now(account), amount);
      wager.parts.find((part) => part.account === account)!.amount -= amount;
    }
    wager.parts = wager.parts.filter(({ amount }) => amount > 0n);
    wager.staked -= stake.amount;
    if (wager.staked === 0n && wager.won === 0n) wager.state = "VOIDED";
    this.refunded.add(stakeId);
    this.answers.set(id, "POSTED");
    return "POSTED";
  }

  /** Ends a bonus: its money, and all later credits to it, go to the successor account. */
  endBonus(account: string, successor: string): void {
    const bonus = this.bonuses.get(account);
    if (!bonus || bonus.successor !== null) return;
    this.move(account, successor, this.balance(account));
    bonus.successor = successor;
  }
}
