import { join } from "@parlour/contracts/calls/identity/profile/join";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { recordVisit } from "@parlour/contracts/calls/rewards/referral/record-visit";
import { rewardPlayers } from "@parlour/server/services/rewards/referral";
import type { TestClient, TestStack } from "./testing.ts";
import { playRound } from "./testing-bonuses.ts";
import { pay } from "./testing-cashier.ts";
import { goodPassword, retryWhileBusy } from "./testing-people.ts";

const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** The headers that a browser adds to a same-origin call. */
const ownPage = { "user-agent": agent, "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };

let count = 0;

/** Reports a visit through a referral link, as the shell does. */
export async function visit(
  client: TestClient,
  body: { token: string; visitor: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return await retryWhileBusy(() => client.call(recordVisit, { body, headers: { ...ownPage, ...headers } }));
}

/** Registers a new player with a unique phone and device, unless the test changes them. */
export async function joinWith(
  stack: TestStack,
  change: Record<string, unknown> = {},
): Promise<{ client: TestClient; playerId: string }> {
  const number = ++count;
  const client = stack.client();
  const email = `guest${number}@example.org`;
  const body = {
    email,
    password: goodPassword,
    firstName: "Ida",
    lastName: "Guest",
    nickname: `guest-${number}`,
    birthDate: "1990-04-30",
    phonePrefix: "+1",
    phone: `416777${String(1_000 + number)}`,
    address: { countryCode: "CA", subdivision: "ON" },
    currency: "USD",
    language: "en",
    deviceId: `guest-device-${number}`,
    acceptTerms: true,
    ...change,
  };
  const answer = await retryWhileBusy(() => client.call(join, { body }));
  if (answer.status !== 201) throw new Error(`join answered ${JSON.stringify(answer.body)}`);
  client.session = answer.body.sessionId;
  const [row] = await stack.kit.db.query<{ id: string }>("select id from players where email = $1", [email]);
  return { client, playerId: row!.id };
}

/** Deposits with the test card that succeeds immediately. */
export async function depositByCard(client: TestClient, amount: number, currency = "USD"): Promise<string> {
  const card = { method: "CARD", currency, expiry: "12/30", securityCode: "123" };
  const request = { ...card, amount, cardNumber: "4000 0000 0000 1000" };
  const { status, body } = await retryWhileBusy(() => pay(client, createDeposit, request));
  if (status !== 201 || body.status !== "COMPLETED")
    throw new Error(`deposit answered ${JSON.stringify(body)}`);
  return body.id;
}

/** Pays the referral rewards that are due now; a job does so every minute. */
export const payRewards = (stack: TestStack): Promise<void> =>
  rewardPlayers({ ...stack.ports, kit: stack.kit });

/** Stakes an amount in a round that wins it back, so that a deposit of that amount is played through. */
export async function playThrough(stack: TestStack, playerId: string, stakeMinor: number): Promise<void> {
  await playRound(stack, { playerId, stakeMinor, winMinor: stakeMinor });
}
