import { randomUUID } from "node:crypto";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { applyAsAffiliate } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import { createAffiliateLink } from "@parlour/contracts/calls/rewards/affiliates/create-affiliate-link";
import { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { seedNotifications } from "@parlour/server/services/site/notifications";
import type { TestClient, TestStack } from "@parlour/stack/testing";
import { addOffer, playRound } from "@parlour/stack/testing-bonuses";
import { pay } from "@parlour/stack/testing-cashier";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import { act, openGame, play } from "@parlour/stack/testing-rounds";

/**
 * The games that the player has played: a slot and blackjack with many rounds, and mines with one round of several
 * steps.
 */
const SLOTS = ["1402", "1003"];
const MINES = "1203";
const longWord = "Bartholomew-Konstantinopolitanski";
const longText =
  "A message without a pause for breath: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter.";

let count = 0;

export type RichPlayer = {
  id: string;
  username: string;
  client: TestClient;
  currency: string;
  roundId: string;
};

/**
 * Adds a signed-in player with the longest names that the site allows, large amounts, and data on every page
 * of the account: rounds, transfers, withdrawals, bonuses, messages, an affiliate account.
 */
export async function addRichPlayer(
  stack: TestStack,
  { currency = "USD", language = "en" }: { currency?: string; language?: string } = {},
): Promise<RichPlayer> {
  const number = ++count;
  const player = await addPlayerWithDocument(stack, "VERIFIED", {
    email: `${"verylongmailboxname".repeat(2)}${number}@subdomain.of-a-long-company-name.example.org`,
    nickname: `longest-nickname-${number}`,
    firstName: longWord,
    lastName: longWord,
    currency,
    language,
    trustsEveryDevice: true,
    linkedAccounts: [
      {
        id: `linked_${randomUUID()}`,
        name: "Joint household savings account at the cooperative bank",
        masked: "****1234",
        type: "BANK",
      },
    ],
  });
  const { id: playerId } = player;
  const client = stack.client();
  await signIn(client, player);
  await depositTo(stack, { playerId, id: `large-${number}`, currency, amountMinor: 9_876_543_210n });
  const roundId = await playRounds(stack, client, { playerId, currency });
  await movePayments(stack, client, { ...player, currency });
  await reward(stack, playerId, currency);
  await becomeAffiliate(stack, client);
  await seedNotifications(stack.kit, playerId, [
    { kind: "OPERATOR_MESSAGE", data: { title: longText, text: longText }, hoursAgo: 2 },
    { kind: "NEW_DEVICE_LOGIN", data: { device: longText, country: "CA" }, hoursAgo: 4 },
    {
      kind: "TRANSFER_RECEIVED",
      data: { other: longWord, currency, amountMinor: "9876543210" },
      hoursAgo: 6,
    },
  ]);
  return { id: playerId, username: player.username, client, currency, roundId };
}

/**
 * Plays a full page of rounds: lost, won, break-even, with a jackpot, and with several steps. Returns the id
 * of the last one.
 */
async function playRounds(
  stack: TestStack,
  client: TestClient,
  { playerId, currency }: { playerId: string; currency: string },
): Promise<string> {
  for (let index = 0; index < 28; index++) {
    const stakeMinor = 1_234_567;
    const winMinor = [0, stakeMinor, stakeMinor * 50, 400_000][index % 4]!;
    const gameId = SLOTS[index % SLOTS.length]!;
    await playRound(stack, { playerId, currency, gameId, stakeMinor, winMinor });
  }
  const { gameSession, limits } = await openGame(client, MINES);
  const { status, body } = await play(client, gameSession, { stake: limits.min, mines: 3 });
  if (status !== 200) throw new Error(`a round was answered ${status} ${JSON.stringify(body)}`);
  await act(client, gameSession, body.roundId, 1, { kind: "reveal", tile: 7 });
  return body.roundId;
}

async function movePayments(
  stack: TestStack,
  client: TestClient,
  { currency, linkedAccounts }: { currency: string; linkedAccounts: readonly { id: string }[] },
): Promise<void> {
  const other = await addPlayer(stack, {
    currency,
    nickname: `recipient-with-a-name-${count}-${randomUUID().slice(0, 4)}`,
  });
  const pinCode = "2580";
  // Bitcoin has no bank transfer, so it is withdrawn to an address.
  const isCoin = currency === "BTC";
  const account = isCoin
    ? { method: "BTC", target: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" }
    : { method: "CBT", target: linkedAccounts[0]!.id };
  const amounts = isCoin ? [1.23456789, 0.05] : [1_234, 56];
  const sent = { recipient: other.nickname, amount: isCoin ? 0.5 : 20, currency, pinCode };
  mustBeMade(await pay(client, createTransfer, sent));
  for (const amount of amounts) {
    mustBeMade(await pay(client, createWithdrawal, { ...account, amount, currency, pinCode }));
  }
}

/** Throws if a payment was refused, because the screens would then be tested without it. */
function mustBeMade({ status, body }: { status: number; body: unknown }): void {
  if (status !== 201) throw new Error(`a payment was answered ${status} ${JSON.stringify(body)}`);
}

async function reward(stack: TestStack, playerId: string, currency: string): Promise<void> {
  const name = { en: `The Grand Midsummer Night's ${longWord} Bonus` };
  const offerId = await addOffer(stack, {
    name,
    summary: { en: longText },
    // A bonus of ten bitcoins would need the approval of a second operator.
    amounts: { [currency]: { amount: currency === "BTC" ? 0.0001 : 10 } },
  });
  const granted = await actAsOperator(stack.client(), "Mara").call(grantBonus, {
    body: { id: `grant_${randomUUID()}`, offerId, to: { playerIds: [playerId] }, reason: "A good player" },
  });
  if (granted.status >= 300)
    throw new Error(`a bonus was answered ${granted.status} ${JSON.stringify(granted.body)}`);
}

async function becomeAffiliate(stack: TestStack, client: TestClient): Promise<void> {
  const applied = await client.call(applyAsAffiliate, {
    body: {
      website: `https://${"long".repeat(10)}.example.org/a/very/long/path/${"x".repeat(40)}`,
      audience: longText,
      message: longText,
      acceptTerms: true,
    },
  });
  if (applied.status !== 201) throw new Error(`the application was answered ${JSON.stringify(applied.body)}`);
  await actAsOperator(stack.client(), "Mara").call(decideAffiliateApplication, {
    params: { id: applied.body.id },
    body: { decision: "APPROVE", reason: "A good site" },
  });
  await client.call(createAffiliateLink, {
    body: { name: longText.slice(0, 80), campaign: "spring-and-summer-season", landingPath: "/casino" },
  });
}
