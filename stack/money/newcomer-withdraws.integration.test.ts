import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { approveDocument } from "@parlour/contracts/calls/identity/profile-profiling/approve-document";
import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { requestDocumentVerification } from "@parlour/contracts/calls/identity/profile-profiling/request-document-verification";
import { linkBankAccount } from "@parlour/contracts/calls/money/bank-accounts/link-bank-account";
import { listBankAccounts } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts";
import { listBankAccountsOfPlayer } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import { unlinkBankAccount } from "@parlour/contracts/calls/money/bank-accounts/unlink-bank-account";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { findPlayerId } from "@parlour/server/services/identity/profile";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { listCurrencies } from "../../shell/app/identity/login/currencies.server.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { passportFindings, submitDocument } from "../testing-documents.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";
import { openGame, play } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const currencies = listCurrencies("en", null).map(({ value }) => value);
const coins: Readonly<Record<string, string>> = {
  BTC: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  BCH: `bitcoincash:q${"p".repeat(41)}`,
  LTC: "ltc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  ETH: `0x${"ab".repeat(20)}`,
  USDT: `0x${"cd".repeat(20)}`,
};
const account = { bankCode: "021000021", accountNumber: "12345678" };
/** A valid IBAN that ends with the same digits as the US account number. */
const ibanAccount = { accountNumber: "DE48370400440532015678" };
const ibanCurrencies = ["EUR", "GBP", "CHF"];
const desk = (name = "Ada") => actAsOperator(stack.client(), name);

async function joinIn(client: TestClient, currency: string): Promise<string> {
  const email = `join-${currency.toLowerCase()}@example.org`;
  const answer = await client.call(join, {
    body: {
      email,
      password: goodPassword,
      firstName: "Rosalind",
      lastName: "Okafor",
      nickname: `joins-${currency.toLowerCase()}`,
      birthDate: "1990-04-30",
      phonePrefix: "+1",
      phone: "4165550142",
      address: { countryCode: "CA", subdivision: "ON" },
      currency,
      language: "en",
      pinCode: "2580",
      acceptTerms: true,
    },
  });
  expect(answer.status).toBe(201);
  client.session = answer.body.sessionId;
  return (await findPlayerId(stack.kit, email))!;
}

async function methodOf(client: TestClient, currency: string, paymentType: "D" | "W", not: string) {
  const { body } = await client.call(listMethodGroups, { query: { paymentType, currency, region: "CA-ON" } });
  return body.filter(({ code }) => code !== not)[0]!.methods[0]!;
}

async function deposit(client: TestClient, currency: string): Promise<number> {
  const method = await methodOf(client, currency, "D", "CARD");
  const amount = method.min * 20;
  const { status, body } = await pay(client, createDeposit, { method: method.code, amount, currency });
  expect(status).toBe(201);
  await client.call(actOnSandboxPayment, { params: { reference: body.id }, body: { act: "pay" } });
  // The confirmations of a crypto payment arrive one after the other.
  stack.clock.advance(10_000);
  await vi.waitFor(async () => expect((await balancesOf(client)).Total).toBeCloseTo(amount, 8), 30_000);
  return amount;
}

async function verify(client: TestClient, playerId: string): Promise<void> {
  await submitDocument(stack, client);
  const { body } = await desk().call(listDocumentsOfPlayer, { params: { playerId } });
  const params = { documentId: body.items[0]!.id };
  expect((await desk().call(approveDocument, { params, body: passportFindings })).status).toBe(200);
}

const documentStatus = async (client: TestClient) =>
  (await client.call(getDocumentVerificationStatus)).body.status;

describe("a newcomer can get money out", () => {
  it.each(currencies)(
    "in %s: join, deposit, play, verify, link, withdraw, paid",
    async (currency) => {
      const client = stack.client();
      const playerId = await joinIn(client, currency);
      await deposit(client, currency);

      const { gameSession, limits } = await openGame(client, "1401");
      expect((await play(client, gameSession, { stake: limits.min })).status).toBe(200);

      const method = await methodOf(client, currency, "W", "TTP");
      const request = { method: method.code, amount: method.min * 2, currency, pinCode: "2580" };
      const target = coins[currency] ?? "no account yet";
      expect(await documentStatus(client)).toBe("NOT_REQUESTED");
      const early = await pay(client, createWithdrawal, { ...request, target });
      expect(early.body).toEqual({ errorCode: "DOCUMENT_NOT_VERIFIED" });
      expect(await documentStatus(client)).toBe("REQUESTED");
      await verify(client, playerId);

      const fields = ibanCurrencies.includes(currency) ? ibanAccount : account;
      const linked = await pay(client, linkBankAccount, { ...fields, name: "Everyday", pinCode: "2580" });
      expect(linked.status).toBe(201);
      const { personaLinkedAccounts } = (await client.call(getProfile)).body;
      expect(personaLinkedAccounts).toMatchObject([{ name: "Everyday", masked: "****5678", type: "BANK" }]);

      const to = coins[currency] ?? personaLinkedAccounts[0]!.id;
      const { status, body } = await pay(client, createWithdrawal, { ...request, target: to });
      expect([status, body.status]).toEqual([201, "PENDING"]);
      const decided = await desk().call(decideWithdrawal, {
        params: { id: body.id },
        body: { decision: "APPROVE", reason: "checked" },
      });
      expect(decided.status).toBe(200);
      await vi.waitFor(async () => {
        const { body: paid } = await client.call(listWithdrawals, { query: { status: "PAID" } });
        expect(paid).toHaveLength(1);
      }, 30_000);
      expect((await balancesOf(client)).PendingWithdrawal).toBe(0);
    },
    120_000,
  );

  it("and the ledger balances afterwards", async () => {
    expect(await findDifferences(stack)).toEqual([]);
  });
});

describe("linking a bank account", () => {
  const link = (client: TestClient, change: object = {}) =>
    pay(client, linkBankAccount, { ...account, name: "Everyday", pinCode: "2580", ...change });

  test("needs the PIN, complete fields and an account that exists", async () => {
    const { client } = await addPayer(stack);
    expect((await link(client, { pinCode: undefined })).status).toBe(422);
    expect((await link(client, { pinCode: "9999" })).body).toEqual({
      errors: [{ code: "PIN_WRONG", field: "pinCode" }],
    });
    expect((await link(client, { accountNumber: "12" })).body).toEqual({
      errors: [{ code: "INVALID_FORMAT", field: "accountNumber" }],
    });
    expect((await link(client, { accountNumber: "12345699" })).body).toEqual({
      errors: [{ code: "INVALID_VALUE", field: "accountNumber" }],
    });
    const { body } = await client.call(listBankAccounts);
    expect(body.items).toHaveLength(1);
    expect(body.form?.fields.map(({ id }) => id)).toEqual(["bankCode", "accountNumber"]);
  });

  test("of another person is refused, until two operators agree", async () => {
    const { client, player } = await addPayer(stack);
    const refused = await link(client, { accountNumber: "12345600" });
    expect([refused.status, refused.body]).toEqual([422, { errorCode: "ACCOUNT_HOLDER_MISMATCH" }]);
    expect((await client.call(getProfile)).body.personaLinkedAccounts).toHaveLength(1);
    const params = { playerId: player.id };
    const { body } = await desk().call(listBankAccountsOfPlayer, { params });
    // The second account was linked when the test player was created.
    expect(body.items).toMatchObject([
      { holder: "Casey Stranger", status: "REFUSED", masked: "****5600" },
      { holder: "", status: "LINKED" },
    ]);
    const proposed = await desk("Ada").call(proposeChange, {
      body: {
        kind: "BANK_ACCOUNT_LINK",
        data: { playerId: player.id, accountId: body.items[0]!.id },
        reason: "married name, certificate seen",
      },
    });
    expect(proposed.status).toBe(201);
    const decided = await desk("Ben").call(decideProposal, {
      params: { id: proposed.body.id },
      body: { decision: "APPROVE", reason: "certificate seen" },
    });
    expect(decided.status).toBe(200);
    expect((await client.call(getProfile)).body.personaLinkedAccounts).toHaveLength(2);
  });

  test("can be undone by its owner only", async () => {
    const { client } = await addPayer(stack);
    const stranger = await addPayer(stack);
    const { body } = await link(client);
    const params = { id: body.id };
    expect((await stranger.client.call(unlinkBankAccount, { params })).status).toBe(404);
    expect((await client.call(unlinkBankAccount, { params })).status).toBe(200);
    expect((await client.call(getProfile)).body.personaLinkedAccounts).toHaveLength(1);
  });

  test("whose payouts fail returns the money", async () => {
    const { client } = await addPayer(stack);
    const { body: linked } = await link(client, { accountNumber: "12345613" });
    const request = { method: "CBT", currency: "USD", amount: 50, target: linked.id, pinCode: "2580" };
    const { body } = await pay(client, createWithdrawal, request);
    await desk().call(decideWithdrawal, {
      params: { id: body.id },
      body: { decision: "APPROVE", reason: "checked" },
    });
    await vi.waitFor(async () => {
      const { body: all } = await client.call(listWithdrawals);
      expect(all[0]).toMatchObject({ status: "DECLINED", declineReason: "REFUSED_BY_PROVIDER" });
    }, 15_000);
    expect((await balancesOf(client)).Withdrawable).toBe(100);
  });
});

test("a player can verify before a withdrawal asks for it", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  const client = stack.client();
  await signIn(client, player);
  expect(await documentStatus(client)).toBe("NOT_REQUESTED");
  expect((await client.call(requestDocumentVerification)).body.status).toBe("REQUESTED");
  expect((await client.call(requestDocumentVerification)).body.status).toBe("REQUESTED");
});

test("an eleventh bank account is refused with the number that is allowed", async () => {
  const linkedAccounts = Array.from({ length: 10 }, (_, index) => ({
    id: `linked_many_${index}`,
    name: "Everyday",
    masked: "****1234",
    type: "BANK",
  }));
  const player = await addPlayer(stack, { currency: "USD", linkedAccounts });
  const client = stack.client();
  await signIn(client, player);
  const body = { ...account, name: "One more", pinCode: "2580" };
  expect(await pay(client, linkBankAccount, body)).toMatchObject({
    status: 409,
    body: { errorCode: "TOO_MANY", most: 10 },
  });
});
