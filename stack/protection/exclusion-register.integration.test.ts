import { join } from "@parlour/contracts/calls/identity/profile/join";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import type { ExclusionRegisterProvider, RegisterAnswer } from "@parlour/server/kit/ports/exclusion-register";
import { createExclusionRegister, retryHeld } from "@parlour/server/services/protection/exclusion-register";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { pay } from "../testing-cashier.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack?.close());

let number = 0;
const joinAs = (email: string, change: object = {}) =>
  stack.client().call(join, {
    body: {
      email,
      password: goodPassword,
      firstName: "Rosalind",
      lastName: "Okafor",
      nickname: `joiner-${++number}`,
      birthDate: "1990-04-30",
      phonePrefix: "+1",
      phone: `41655590${String(10 + number)}`,
      address: { countryCode: "CA", subdivision: "ON" },
      currency: "CAD",
      language: "en",
      acceptTerms: true,
      ...change,
    },
  });
const deposit = (client: TestClient) =>
  pay(client, createDeposit, {
    method: "CARD",
    currency: "CAD",
    amount: 20,
    cardNumber: "4000 0000 0000 1000",
    expiry: "12/30",
    securityCode: "123",
  });
const codeOf = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode;

it("keeps excluded people from joining, and everyone while it does not respond", async () => {
  const excluded = { status: 403, body: { errorCode: "EXCLUDED", kind: "SELF_EXCLUSION", until: null } };
  expect(await joinAs("ann+registered@example.org")).toMatchObject(excluded);
  expect(await joinAs("ben@example.org", { lastName: "Registered" })).toMatchObject(excluded);
  expect(await joinAs("cat@example.org", { birthDate: "1990-09-09" })).toMatchObject(excluded);
  expect(codeOf(await joinAs("dan+register-down@example.org"))).toBe("REGISTER_UNAVAILABLE");
  expect((await joinAs("eve@example.org")).status).toBe(201);
});

it("sets the deposit limit chosen while joining, and requires one where the jurisdiction does", async () => {
  const depositLimit = { period: "MONTH", amount: 100, timeZone: "Europe/Berlin" };
  const german = {
    address: { countryCode: "DE", subdivision: "" },
    currency: "EUR",
    phonePrefix: "+49",
    phone: "15112345678",
  };
  expect((await joinAs("fay@example.org", german)).body).toMatchObject({
    errors: [{ code: "REQUIRED", field: "depositLimit" }],
  });
  expect((await joinAs("fay@example.org", { ...german, depositLimit })).status).toBe(201);
  const [row] = await stack.kit.db.query<{ amount: string; time_zone: string }>(
    `select l.amount, p.time_zone from protection_limits l join protected_players p using (player_id)
     join players on players.id = player_id where email = 'fay@example.org' and kind = 'DEPOSIT'`,
  );
  expect(row).toMatchObject({ amount: "10000", time_zone: "Europe/Berlin" });
});

it("excludes the whole account at login until the register's date; the player may still sign in", async () => {
  const player = await addPlayer(stack, { email: "gus+registered@example.org" });
  const client = stack.client();
  await signIn(client, player);
  const [found] = (await client.call(listBreaks)).body.items;
  expect(found).toMatchObject({ kind: "SELF_EXCLUSION", scope: "ALL", state: "ACTIVE" });
  const days = (Date.parse(found!.until!) - stack.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(codeOf(await deposit(client))).toBe("EXCLUDED");
  expect(await apply(stack, wagerOf(player.id, 1_00n, { currency: "CAD" }))).toBe("EXCLUDED");
});

it("lists held players in turn, so that those without an answer do not hold up the others", async () => {
  const { protection } = stack.ports;
  const held = [(await addPlayer(stack)).id, (await addPlayer(stack)).id];
  for (const id of held) await protection.holdPlay(id);
  stack.clock.advance(1_000);
  const [first] = await protection.listHeld(1);
  stack.clock.advance(1_000);
  const [second] = await protection.listHeld(1);
  expect([first, second].toSorted()).toEqual(held.toSorted());
  for (const id of held) await protection.releasePlay(id);
});

it("fails closed at login and deposit, and retries until it responds", async () => {
  const player = await addPlayer(stack, { email: "hal+register-down@example.org" });
  await depositTo(stack, { playerId: player.id, id: "register", currency: "CAD", amountMinor: 100_00n });
  const client = stack.client();
  await signIn(client, player);
  const stake = () => apply(stack, wagerOf(player.id, 1_00n, { currency: "CAD" }));
  expect(await stake()).toBe("REGISTER_UNAVAILABLE");
  expect(codeOf(await deposit(client))).toBe("REGISTER_UNAVAILABLE");

  const { protection, players } = stack.ports;
  const answering = (answer: RegisterAnswer) => {
    const provider: ExclusionRegisterProvider = { code: "test", ask: async () => answer };
    return { register: createExclusionRegister(stack.kit, protection, provider), protection, players };
  };
  await retryHeld({ ...stack.ports });
  expect(await stake()).toBe("REGISTER_UNAVAILABLE");
  await retryHeld(answering({ isExcluded: false, until: null }));
  expect(await stake()).toBe("POSTED");

  await protection.holdPlay(player.id);
  const until = new Date(stack.clock.now().getTime() + 86_400_000);
  await retryHeld(answering({ isExcluded: true, until }));
  expect(await stake()).toBe("EXCLUDED");
  expect(await protection.listHeld(10)).not.toContain(player.id);
});
