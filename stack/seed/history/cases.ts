import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import { createRuleSources } from "@parlour/server/main/compose-protection";
import { applyCaseRules, openByOperator } from "@parlour/server/services/protection/cases";
import { demoPeople } from "../people.ts";
import type { HistoryPayments, ReversedDeposit } from "./payments.ts";
import type { HistoryPerson } from "./people.ts";
import type { Timeline } from "./timeline.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const structurers = 3;
const inAndOut = 2;

const nameOf = (id: string) => demoPeople.find(({ operator }) => operator?.id === id)!.operator!.name;
const [supporter, officer] = [nameOf("operator_support"), nameOf("operator_compliance")];

const complaints = [
  { daysAgo: 2, reason: "Says that a free bet was not credited" },
  { daysAgo: 6, reason: "Disputes the result of a football bet" },
  { daysAgo: 11, reason: "A withdrawal took longer than the site promises" },
];

type Parts = { kit: Kit; ports: Ports; timeline: Timeline };

/** Applies the chargeback rule directly, because the history has no subscribers. */
export async function noteChargeback(
  { kit, ports }: Omit<Parts, "timeline">,
  deposit: ReversedDeposit,
): Promise<void> {
  const { id, playerId, currency, amountMinor } = deposit;
  await applyCaseRules(
    { kit, sources: createRuleSources(kit, ports) },
    {
      kind: "DEPOSIT_REVERSED",
      playerId,
      data: { depositId: id, currency, amountMinor: amountMinor.toString() },
    },
  );
}

/** Plans activity by a few people that triggers the case rules, and some cases that operators open themselves. */
export function planCases(
  { kit, ports, timeline }: Parts,
  payments: HistoryPayments,
  people: readonly HistoryPerson[],
  endMs: number,
): void {
  const parts = { kit, sources: createRuleSources(kit, ports) };
  const settled = people.filter(({ joinedDaysAgo, isAtRisk }) => joinedDaysAgo >= 4 && !isAtRisk);
  // We choose high rollers, because they have no bonuses whose terms a large deposit would change.
  const rich = settled.toSorted((one, other) => other.habit.stakeMinor - one.habit.stakeMinor);
  const deposit = async (person: HistoryPerson, amountMinor: bigint) => {
    const { id, currency, method } = await payments.depositAmount(person, amountMinor);
    const data = { depositId: id, method, isFirst: false, currency, amountMinor: amountMinor.toString() };
    await applyCaseRules(parts, { kind: "DEPOSIT_COMPLETED", playerId: person.id, data });
  };
  rich.slice(0, structurers).forEach((person, at) => {
    for (const [index, amount] of [185_000n, 190_000n, 195_000n].entries()) {
      timeline.at(endMs - (58 - 14 * index + 5 * at) * hourMs, () => deposit(person, amount));
    }
  });
  rich.slice(structurers, structurers + inAndOut).forEach((person, at) => {
    const fromMs = endMs - (at + 1) * 20 * hourMs;
    timeline.at(fromMs, () => deposit(person, 240_000n));
    timeline.at(fromMs + hourMs, async () => {
      const withdrawal = await payments.withdraw(person);
      if (withdrawal === undefined) return;
      const { id: withdrawalId, amountMinor } = withdrawal;
      const data = { withdrawalId, currency: person.currency, amountMinor: amountMinor.toString() };
      await applyCaseRules(parts, { kind: "WITHDRAWAL_REQUESTED", playerId: person.id, data });
    });
  });
  const open = (timeMs: number, opening: Parameters<typeof openByOperator>[2]) =>
    timeline.at(timeMs, () =>
      kit.db.transaction(async (tx) => void (await openByOperator(kit, tx, opening))),
    );
  complaints.forEach(({ daysAgo, reason }, at) => {
    const person = people.filter(({ joinedDaysAgo }) => joinedDaysAgo > daysAgo + 1)[(at + 1) * 4 - 1];
    if (person === undefined) return;
    open(endMs - daysAgo * dayMs, {
      playerId: person.id,
      kind: "COMPLAINT",
      reason,
      operatorName: supporter,
    });
  });
  // Of every fifty people, two share a device.
  for (const [at, person] of settled.entries()) {
    const other = settled[at + 1];
    if (other?.deviceId !== person.deviceId) continue;
    open(endMs - 3 * dayMs, {
      playerId: other.id,
      kind: "FRAUD",
      reason: "Shares a device with another account that claimed the same offers",
      operatorName: officer,
      evidence: { type: "ACCOUNT", ref: person.id },
    });
  }
}
