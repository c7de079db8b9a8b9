import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import type { TestClient, TestStack } from "../testing.ts";
import { pay } from "../testing-cashier.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator } from "../testing-operator.ts";
import { goodPassword } from "../testing-people.ts";

let count = 0;

/** Returns the details of a person who joins: complete and of age, unless the test changes them. */
export function newcomer(change: Record<string, unknown> = {}): Record<string, unknown> {
  const number = ++count;
  return {
    email: `clause${number}@example.org`,
    password: goodPassword,
    firstName: "Rosalind",
    lastName: "Adeyemi",
    nickname: `clause-${number}`,
    // Each person gets a unique date of birth, so that no two players are taken for the same
    // person.
    birthDate: new Date(Date.UTC(1980, 0, number)).toISOString().slice(0, 10),
    phonePrefix: "+1",
    phone: `41655${String(50_000 + number)}`,
    address: { countryCode: "CA", subdivision: "ON" },
    currency: "USD",
    language: "en",
    acceptTerms: true,
    ...change,
  };
}

export function deposit(client: TestClient, amount: number, cardNumber = "4000 0000 0000 1000") {
  const card = { method: "CARD", currency: "USD", expiry: "12/60", securityCode: "123" };
  return pay(client, createDeposit, { ...card, amount, cardNumber });
}

export function withdraw(client: TestClient, target: string, amount: number) {
  return pay(client, createWithdrawal, { method: "CBT", amount, currency: "USD", target, pinCode: "2580" });
}

/** Sets a rule of the players' jurisdiction, as a compliance officer does in the console. */
export async function setRule(stack: TestStack, rules: Record<string, unknown>): Promise<void> {
  const officer = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
  const { status, body } = await changeRules(officer, "CA-ON", rules, "The regulator asks for it");
  if (status !== 200) throw new Error(`the rule was answered ${status} ${JSON.stringify(body)}`);
}
