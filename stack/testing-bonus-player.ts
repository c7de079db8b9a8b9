import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { houseAccount, playerAccount } from "@parlour/ledger";
import type { TestClock } from "@parlour/server/kit/clock";
import type { Kit } from "@parlour/server/kit/kit";
import type { BonusParts } from "@parlour/server/services/rewards/bonuses";
import { countSettledRounds, expireBonuses, seedBonus } from "@parlour/server/services/rewards/bonuses";
import { findBonus } from "../server/services/rewards/bonuses/bonus-store.ts";
import { enter } from "../server/services/rewards/bonuses/count-rounds.ts";
import { endBonus } from "../server/services/rewards/bonuses/end-bonus.ts";
import { matchDeposit, revokeDeposit } from "../server/services/rewards/bonuses/match-deposit.ts";
import {
  BonusModel,
  type ModelBonus,
  type ModelRound,
  type ModelTerms,
  minimum,
} from "./testing-bonus-model.ts";
import { addOffer, playRound } from "./testing-bonuses.ts";
import { gameWalletOf } from "./testing-wallet.ts";

const plain = {
  factor: 2n,
  bonusFirst: false,
  maxBet: null,
  winningsOnly: false,
  maxConversion: null,
  locksDeposit: false,
};

/** One bonus of each kind: its terms for the reference model, and the matching offer for the real system. */
export const kinds: Readonly<
  Record<string, { terms: ModelTerms; plan: Partial<OfferPlan>; amount: bigint }>
> = {
  plain: { terms: plain, plan: { wageringFactor: 2 }, amount: 10_00n },
  freeBet: {
    terms: { ...plain, factor: 1n, bonusFirst: true, winningsOnly: true, maxBet: 8_00n },
    plan: { winningsOnly: true, spendingOrder: "BONUS_FIRST", amounts: { USD: { amount: 10, maxBet: 8 } } },
    amount: 10_00n,
  },
  cash: { terms: { ...plain, factor: 0n }, plan: { type: "CASH", wageringFactor: 0 }, amount: 10_00n },
  match: {
    terms: { ...plain, factor: 3n, locksDeposit: true, maxConversion: 30_00n },
    plan: {
      type: "DEPOSIT_MATCH",
      percent: 50,
      wageringFactor: 3,
      locksDeposit: true,
      claimDays: 365,
      amounts: { USD: { minDeposit: 5, maxAmount: 20, maxConversion: 30 } },
    },
    amount: 0n,
  },
  spins: {
    terms: { ...plain, factor: 1n },
    plan: {
      type: "SPINS",
      spins: { gameId: "1401", count: 2 },
      amounts: { USD: { spinStake: 0.5 } },
      claimDays: 365,
    },
    amount: 0n,
  },
};

/** Applies every action of a player to both the real system and the reference model. */
export function bonusPlayer(parts: BonusParts, clock: TestClock, playerId: string) {
  const { kit, wagering } = parts;
  const { ledger } = kit;
  const model = new BonusModel();
  const deposits: { id: string; amount: bigint }[] = [];
  const spun = new Map<string, number>();
  const cash = playerAccount(playerId, "cash", "USD");
  let count = 0;
  const now = () => clock.now().getTime();
  const nextId = (what: string) => `${what}-${++count}`;
  const post = (id: string, from: typeof cash, to: typeof cash, amountMinor: bigint) =>
    ledger.post({ playerId, id, type: "DEPOSIT", transfers: [{ from, to, amountMinor }] });

  return {
    model,
    async deposit(amount: bigint) {
      const id = `${playerId}-${nextId("deposit")}`;
      await post(id, houseAccount("payments", "USD"), cash, amount);
      const data = {
        depositId: id,
        method: "CARD",
        isFirst: false,
        currency: "USD",
        amountMinor: `${amount}`,
      };
      const fact = { kind: "DEPOSIT_COMPLETED", playerId, data, id, at: clock.now().toISOString() } as const;
      await kit.db.transaction((tx) => matchDeposit(parts, tx, fact));
      deposits.push({ id, amount });
      model.cash += amount;
      const matched = model.bonuses.find(({ status }) => status === "OPTED_IN");
      if (!matched || amount < 5_00n) return;
      matched.deposit = amount;
      matched.id = `${matched.id} ${id}`;
      model.give(matched, minimum(amount / 2n, 20_00n), now());
    },
    async reverse() {
      const taken = deposits.pop();
      if (!taken) return;
      await kit.db.transaction((tx) => revokeDeposit(parts, tx, playerId, taken.id));
      const bonus = model.running().find(({ id }) => id.endsWith(` ${taken.id}`));
      if (bonus) model.end(bonus, "CANCELLED", now());
      const left = minimum(model.cash, taken.amount);
      if (left > 0n) await post(`${taken.id}/back`, cash, houseAccount("payments", "USD"), left);
      model.cash -= left;
    },
    async take(kind: string) {
      const { terms, plan, amount } = kinds[kind]!;
      const id = `bonus_${playerId.replaceAll(/\W|_/g, "")}${nextId("x").replace("-", "")}`;
      const offerId = await addOffer({ kit }, plan);
      const [row] = await kit.db.query<{ plan: OfferPlan }>("select plan from bonus_offers where id = $1", [
        offerId,
      ]);
      await seedBonus(parts, { id, playerId, currency: "USD", offer: { id: offerId, plan: row!.plan } });
      const status = kind === "spins" ? "SPINNING" : "OPTED_IN";
      const zero = {
        amount: 0n,
        balance: 0n,
        locked: 0n,
        deposit: 0n,
        done: 0n,
        activatedAt: 0,
        expiresAt: 0,
      };
      const bonus: ModelBonus = { ...terms, ...zero, id, status };
      model.bonuses.push(bonus);
      if (amount > 0n) model.give(bonus, amount, now());
    },
    async bet(stake: bigint) {
      const id = nextId("round");
      const round: ModelRound = { id, sources: [], open: true, startedAt: now(), largest: 0n };
      const { outcome } = await playRound(
        { ports: { wagering } },
        {
          playerId,
          kind: "bet",
          roundId: id,
          operationId: `bet:${id}`,
          ends: false,
          stakeMinor: Number(stake),
        },
      );
      const isTaken = model.bet(round, stake);
      if (isTaken) model.rounds.push(round);
      return (outcome === "POSTED") === isTaken;
    },
    async win(index: number, amount: bigint) {
      const round = model.rounds[index % (model.rounds.length || 1)];
      if (!round || round.sources.length === 0) return;
      await playRound(
        { ports: { wagering } },
        {
          playerId,
          kind: "win",
          roundId: round.id,
          operationId: nextId("win"),
          ends: false,
          stakeMinor: 0,
          winMinor: Number(amount),
        },
      );
      model.win(round, amount);
      await countSettledRounds(parts);
      if (!round.open) model.look(now());
    },
    async end(index: number) {
      const open = model.rounds.filter((round) => round.open);
      const round = open[index % (open.length || 1)];
      if (!round) return;
      await playRound(
        { ports: { wagering } },
        { playerId, kind: "end", roundId: round.id, operationId: null, stakeMinor: 0 },
      );
      await countSettledRounds(parts);
      model.settle(round, now());
    },
    async undo(index: number) {
      const round = model.rounds[index % (model.rounds.length || 1)];
      if (!round || round.sources.length === 0) return;
      const operation = { operationId: nextId("undo"), undoes: `bet:${round.id}`, roundId: round.id };
      await gameWalletOf({ ports: { wagering } }).rollback({ playerId, currency: "USD", ...operation });
      await countSettledRounds(parts);
      model.undo(round, now());
    },
    async spin(win: bigint) {
      const bonus = model.bonuses.find(({ status }) => status === "SPINNING");
      if (!bonus) return;
      await playRound(
        { ports: { wagering } },
        { playerId, gameId: "1401", spinsId: bonus.id, stakeMinor: 50, winMinor: Number(win) },
      );
      await countSettledRounds(parts);
      bonus.amount += win;
      spun.set(bonus.id, (spun.get(bonus.id) ?? 0) + 1);
      if (spun.get(bonus.id) !== 2) return;
      if (bonus.amount === 0n) model.end(bonus, "LOST", now());
      else model.give(bonus, bonus.amount, now());
    },
    async forfeit(index: number) {
      const running = model.running();
      const bonus = running[index % (running.length || 1)];
      if (!bonus) return;
      const id = bonus.id.split(" ")[0]!;
      const kindOf = await parts.games.read();
      await kit.db.transaction(async (tx) => {
        await enter(parts, tx, playerId, kindOf);
        await endBonus(parts, tx, (await findBonus(tx, id))!, "forfeit", { actor: playerId });
      });
      model.end(bonus, "FORFEITED", now());
    },
    async wait(days: number) {
      clock.advance(days * 86_400_000);
      await expireBonuses(parts);
      model.expire(now());
    },
    async withdraw(amount: bigint) {
      const into = playerAccount(playerId, "pendingWithdrawal", "USD");
      const hold = {
        playerId,
        id: nextId("hold"),
        type: "WITHDRAWAL",
        from: cash,
        into,
        amountMinor: amount,
      };
      const { outcome } = await ledger.hold(hold);
      if (outcome !== "POSTED") return amount > model.cash;
      model.cash -= amount;
      model.held += amount;
      return true;
    },
    /** Returns the bonuses as the product stores them. */
    async rows() {
      return await readRows(kit, playerId);
    },
  };
}

async function readRows(kit: Kit, playerId: string) {
  return await kit.db.query<{ id: string; status: string; done: string; amount: string }>(
    `select id, status, done_hundredths as done, amount_minor as amount from bonuses
     where player_id = $1 order by created_at, id`,
    [playerId],
  );
}
