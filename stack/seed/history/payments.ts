import type { Kit } from "@parlour/server/kit/kit";
import type { PaymentMethod } from "@parlour/server/kit/ports/payment-methods";
import type { Ports } from "@parlour/server/main/compose";
import {
  type HistoryDeposit,
  receiveEvent,
  seedDeposits,
  seedWithdrawal,
  stepWithdrawal,
} from "@parlour/server/services/money/payment";
import {
  type PastPayment,
  sandboxProviderCode,
  seedProviderPayments,
} from "@parlour/server/services/money/payment-provider";
import { type HistoryPerson, one } from "./people.ts";
import type { Purses } from "./purses.ts";
import type { Timeline } from "./timeline.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The age below which a withdrawal is still waiting for a decision. */
const undecidedMs = 50 * hourMs;
const rule = "rule:Sandbox history";

type Methods = ReadonlyMap<string, { deposit: PaymentMethod[]; withdrawal: PaymentMethod[] }>;

export type HistoryPayments = {
  /** Makes a deposit for each of the given players; some attempts are declined first. */
  deposit(people: readonly HistoryPerson[]): Promise<void>;
  depositAmount(person: HistoryPerson, amountMinor: bigint): Promise<HistoryDeposit>;
  /**
   * Requests a withdrawal of part of the balance, which is decided later; undefined if the amount would be too small
   * or too large.
   */
  withdraw(person: HistoryPerson): Promise<{ id: string; amountMinor: bigint } | undefined>;
  /**
   * Makes the players with the highest balances request withdrawals, until the given number of withdrawals are waiting
   * for a decision.
   */
  fillQueue(people: readonly HistoryPerson[], wanted: number): Promise<void>;
  /** Writes the provider's records, once the whole history has been written. */
  closeBooks(): Promise<void>;
};

type Parts = {
  kit: Kit;
  ports: Ports;
  timeline: Timeline;
  purses: Purses;
  endMs: number;
  /** Called for each credited deposit, for example to grant the bonus that comes with it. */
  onCredited(person: HistoryPerson, deposit: HistoryDeposit): Promise<void>;
  onChargedBack(deposit: ReversedDeposit): Promise<void>;
};

export type ReversedDeposit = Pick<HistoryDeposit, "id" | "playerId" | "currency" | "amountMinor">;

export async function createHistoryPayments(
  parts: Parts,
  currencies: readonly string[],
): Promise<HistoryPayments> {
  const { kit, ports, timeline, purses, endMs, onCredited, onChargedBack } = parts;
  const methods = await listMethods(ports, currencies);
  const books: PastPayment[] = [];
  const { random } = kit;
  let credited = 0;
  let undecided = 0;

  const makeDeposit = (
    person: HistoryPerson,
    status: HistoryDeposit["status"],
    exactMinor?: bigint,
  ): HistoryDeposit => {
    const method = one(random, methods.get(person.currency)!.deposit);
    const times = BigInt(1 + ((person.index + credited) % 3));
    const wanted = (BigInt(person.habit.depositMinor) * times) / 2n;
    const isTooLittle = wanted < method.minMinor;
    const amountMinor = exactMinor ?? (isTooLittle ? method.minMinor : wanted);
    const deposit = {
      id: random.id("deposit"),
      playerId: person.id,
      method: method.code,
      provider: method.provider,
      currency: person.currency,
      amountMinor,
      status,
      reason: status === "DECLINED" ? "REFUSED_BY_BANK" : null,
    };
    books.push({
      reference: deposit.id,
      kind: "deposit",
      method: method.code,
      method_kind: method.kind,
      currency: person.currency,
      status: status === "COMPLETED" ? "DONE" : status === "DECLINED" ? "REFUSED" : "OPEN",
      created_at: kit.clock.now(),
      amountMinor,
    });
    return deposit;
  };

  const chargeBack = async ({ id: reference, amountMinor }: HistoryDeposit) => {
    books.find((line) => line.reference === reference)!.status = "TAKEN_BACK";
    await receiveEvent({ kit, players: ports.players, bonuses: ports.bonuses }, sandboxProviderCode, {
      id: `${reference}:REVERSED`,
      kind: "deposit",
      reference,
      status: "REVERSED",
      amountMinor,
      confirmations: null,
      reason: "CHARGE_BACK",
    });
  };

  const settle = (id: string, person: HistoryPerson, amountMinor: bigint, method: PaymentMethod) => {
    const now = kit.clock.now().getTime();
    if (now > endMs - undecidedMs) {
      undecided += 1;
      return;
    }
    const decidedMs = now + hourMs + random.integer(8 * 60) * minuteMs;
    const fate = random.integer(20);
    const back = () => purses.add(person, amountMinor);
    if (fate === 0) {
      timeline.at(decidedMs, async () => {
        await stepWithdrawal(kit, id, {
          event: "decline",
          actor: rule,
          reason: "The account is not verified yet.",
        });
        back();
      });
    } else if (fate <= 2) {
      timeline.at(now + 30 * minuteMs, async () => {
        await stepWithdrawal(kit, id, { event: "cancel", actor: person.id });
        back();
      });
    } else {
      timeline.at(decidedMs, async () => {
        await stepWithdrawal(kit, id, { event: "approve", actor: rule });
        const paidMs = kit.clock.now().getTime() + 5 * minuteMs;
        const pay = async () => {
          await stepWithdrawal(kit, id, { event: "pay", actor: sandboxProviderCode });
          books.push({
            reference: id,
            kind: "withdrawal",
            method: method.code,
            method_kind: method.kind,
            currency: person.currency,
            status: "DONE",
            created_at: kit.clock.now(),
            amountMinor: amountMinor - method.feeMinor,
          });
        };
        timeline.at(Math.min(paidMs, endMs - 1), pay);
      });
    }
  };

  const withdraw = async (person: HistoryPerson) => {
    const method = one(random, methods.get(person.currency)!.withdrawal);
    const amountMinor = ((purses.of(person) * 6n) / 10n / 1_000n) * 1_000n;
    if (amountMinor < method.minMinor || amountMinor > method.maxMinor) return undefined;
    const id = random.id("withdrawal");
    const player = await ports.players.get(person.id);
    const target = {
      value: `sandbox-account-${person.index}`,
      // The account number depends only on the person, so that all withdrawals of a person show the same
      // account.
      label: `${method.name} ****${4_000 + person.index}`,
    };
    if (!(await seedWithdrawal(kit, { id, player, method, amountMinor, target }))) return undefined;
    purses.add(person, -amountMinor);
    settle(id, person, amountMinor, method);
    return { id, amountMinor };
  };

  return {
    withdraw,
    async fillQueue(people, wanted) {
      const richest = people.toSorted((a, b) => Number(purses.of(b) - purses.of(a)));
      for (const person of richest) {
        if (undecided >= wanted) return;
        timeline.wait(minuteMs);
        await withdraw(person);
      }
    },
    async depositAmount(person, amountMinor) {
      const deposit = makeDeposit(person, "COMPLETED", amountMinor);
      await seedDeposits(kit, [deposit]);
      purses.add(person, amountMinor);
      return deposit;
    },
    async deposit(people) {
      const declined = people.filter(({ isAtRisk }) => random.integer(isAtRisk ? 3 : 12) === 0);
      const completed = people.map((person) => makeDeposit(person, "COMPLETED"));
      const isRecent = kit.clock.now().getTime() > endMs - 12 * hourMs;
      const pending = isRecent ? people.filter(() => random.integer(3) === 0) : [];
      await seedDeposits(kit, [
        ...declined.map((person) => makeDeposit(person, "DECLINED")),
        ...pending.map((person) => makeDeposit(person, "PENDING")),
        ...completed,
      ]);
      for (const [index, deposit] of completed.entries()) {
        purses.add(people[index]!, deposit.amountMinor);
        await onCredited(people[index]!, deposit);
        credited += 1;
        if (credited % 250 === 100) {
          timeline.at(kit.clock.now().getTime() + 4 * dayMs, async () => {
            await chargeBack(deposit);
            await onChargedBack(deposit);
            // After a chargeback, the player may have some money left, but does not play again until the next deposit.
            purses.set(deposit.playerId, 0n);
          });
        }
      }
    },
    closeBooks: () => seedProviderPayments(kit.db, books),
  };
}

/** The methods of the sandbox's provider by currency. Cards are listed more often, because most people use one. */
async function listMethods({ methods }: Ports, currencies: readonly string[]): Promise<Methods> {
  const listed = new Map<string, { deposit: PaymentMethod[]; withdrawal: PaymentMethod[] }>();
  for (const currency of currencies) {
    const [deposit, withdrawal] = await Promise.all(
      (["D", "W"] as const).map(async (paymentType) =>
        (await methods.list({ paymentType, currency })).filter(
          ({ provider }) => provider === sandboxProviderCode,
        ),
      ),
    );
    const cards = deposit!.filter(({ kind }) => kind === "CARD");
    listed.set(currency, { deposit: [...deposit!, ...cards, ...cards, ...cards], withdrawal: withdrawal! });
  }
  return listed;
}
