import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { exportTransactions } from "@parlour/contracts/calls/money/wallet-gateway/export-transactions";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer, balancesOf } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { goodPassword, newestCode, signIn } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";
import { clause } from "./clause.ts";
import { deposit, newcomer, withdraw } from "./testing-compliance.ts";

const minuteMs = 60_000;
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const logInAs = (username: unknown, password = goodPassword) =>
  stack.client().call(logIn, { body: { username, password, deviceId: "clause" } as never });

describe("player accounts", () => {
  clause(
    "GLI-19 §2.5 registration",
    "Only someone of age who gives complete details and accepts the terms gets an account",
    async () => {
      const refused = [
        newcomer({ birthDate: "2013-04-30" }),
        newcomer({ acceptTerms: false }),
        newcomer({ lastName: "" }),
        newcomer({ address: { countryCode: "CA", subdivision: "" } }),
      ];
      for (const body of refused) {
        expect((await stack.client().call(join, { body })).status).toBe(422);
        expect((await logInAs(body.email)).status).toBe(401);
      }
      const body = newcomer();
      expect((await stack.client().call(join, { body })).status).toBe(201);
      expect((await logInAs(body.email)).status).toBe(200);
    },
  );

  clause(
    "GLI-19 §2.5 one account",
    "The same e-mail address cannot be used to open a second account",
    async () => {
      const body = newcomer();
      expect((await stack.client().call(join, { body })).status).toBe(201);
      const again = newcomer({ email: String(body.email).toUpperCase() });
      expect((await stack.client().call(join, { body: again })).status).toBe(422);
      const sameName = newcomer({ nickname: body.nickname });
      expect((await stack.client().call(join, { body: sameName })).status).toBe(422);
    },
  );

  clause("GLI-19 §2.5 access", "No part of an account is accessible without its own session", async () => {
    const { client } = await addPayer(stack);
    const stranger = stack.client();
    stranger.session = client.session;
    expect((await stranger.call(listBalances)).status).toBe(401);
    const other = await addPayer(stack);
    other.client.session = client.session;
    expect((await other.client.call(listBalances)).status).toBe(401);
    expect((await client.call(listBalances)).status).toBe(200);
  });

  clause(
    "GLI-19 §2.5 inactivity",
    "After thirty minutes without activity the player must authenticate again",
    async () => {
      const { client, player } = await addPayer(stack);
      stack.clock.advance(29 * minuteMs);
      expect((await client.call(getProfile)).status).toBe(200);
      stack.clock.advance(31 * minuteMs);
      expect((await client.call(getProfile)).status).toBe(401);
      await signIn(client, player);
      expect((await client.call(getProfile)).status).toBe(200);
    },
  );

  clause(
    "GLI-19 §2.5 forgotten password",
    "A lost password is replaced only through the owner's e-mail, and open sessions end",
    async () => {
      const { client, player } = await addPayer(stack);
      await stack.client().call(requestPasswordReset, { body: { email: player.email } });
      const token = await newestCode(client, player.email);
      const password = "a hedgehog reads maps";
      const reset = () => stack.client().call(resetPassword, { params: { token }, body: { password } });
      expect((await reset()).status).toBe(200);
      expect((await client.call(getProfile)).status).toBe(401);
      expect((await logInAs(player.email)).status).toBe(401);
      expect((await reset()).status).not.toBe(200);
    },
  );

  clause(
    "GLI-19 §2.5 limits",
    "A stricter limit applies at once and to every stake; a looser one has to wait",
    async () => {
      const { client, player } = await addPayer(stack);
      await setLimit(client, "STAKED", "DAY", 20);
      expect(await apply(stack, wagerOf(player.id, 20_01n))).toBe("LIMIT_REACHED");
      expect(await apply(stack, wagerOf(player.id, 20_00n))).toBe("POSTED");
      await setLimit(client, "STAKED", "DAY", 90);
      expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("LIMIT_REACHED");
    },
  );

  clause(
    "GLI-19 §2.5 exclusion",
    "An exclusion refuses stakes and deposits at once, and the money can still be withdrawn",
    async () => {
      const { client, player, linked } = await addPayer(stack);
      await client.call(startBreak, { body: { length: { kind: "SELF_EXCLUSION", months: 6 } } });
      expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
      await signIn(client, player);
      expect((await deposit(client, 20)).status).toBe(403);
      expect((await withdraw(client, linked, 100)).status).toBe(201);
    },
  );

  clause(
    "GLI-19 §2.5 funds",
    "No stake and no withdrawal takes more than the account holds, however many arrive at once",
    async () => {
      const { client, player, linked } = await addPayer(stack);
      const stakes = Array.from({ length: 10 }, () => apply(stack, wagerOf(player.id, 30_00n)));
      const taken = (await Promise.all(stakes)).filter((outcome) => outcome === "POSTED");
      expect(taken).toHaveLength(3);
      expect((await withdraw(client, linked, 20)).status).not.toBe(201);
      expect(await balancesOf(client)).toMatchObject({ Total: 10, Withdrawable: 10 });
    },
  );

  clause(
    "GLI-19 §2.5 account statement",
    "Every deposit, stake and win is listed with its time, amount and the balance after it",
    async () => {
      const { client, player } = await addPayer(stack, { amountMinor: 0n });
      expect((await deposit(client, 50)).status).toBe(201);
      stack.clock.advance(minuteMs);
      await playRound(stack, { playerId: player.id, gameId: "1402", stakeMinor: 500, winMinor: 1_250 });
      const { items } = (await client.call(listTransactions, { query: {} })).body;
      expect(items.map(({ stake, win, amount, balanceAfter }) => [stake, win, amount, balanceAfter])).toEqual(
        [
          [5, 12.5, 7.5, 57.5],
          [null, null, 50, 50],
        ],
      );
      const [round, paid] = items.map(({ createdAt }) => Date.parse(createdAt));
      expect(round! - paid!).toBe(minuteMs);
      const csv = (await client.call(exportTransactions, { query: {} })).body as unknown as string;
      expect(csv.trim().split("\r\n")).toHaveLength(3);
    },
  );
});

describe("operational controls", () => {
  const desk = (name: string) => actAsOperator(stack.client(), name);

  clause(
    "GLI-19 §A.3 suspension",
    "Suspending an account needs a reason, ends its sessions and leaves an audit record",
    async () => {
      const { client, player } = await addPayer(stack);
      const params = { playerId: player.id };
      const suspend = (reason: string) =>
        desk("mona").call(changePlayerStatus, { params, body: { status: "DISABLED", reason } });
      expect((await suspend("")).status).toBe(422);
      expect((await suspend("suspected fraud")).status).toBe(200);
      expect((await client.call(getProfile)).status).toBe(401);
      expect((await logInAs(player.email)).body).toMatchObject({ errorCode: "DISABLED_PROFILE" });
      const query = { subject: `player:${player.id}` };
      const [entry] = (await desk("ada").call(listAuditEntries, { query })).body.items;
      expect(entry).toMatchObject({ reason: "suspected fraud", operatorName: "mona" });
    },
  );

  clause(
    "GLI-19 §A.3 adjustments",
    "A manual change to a balance needs two operators and appears in the account's history",
    async () => {
      const { client, player } = await addPayer(stack);
      const data = { playerId: player.id, currency: "USD", amount: 15 };
      const body = { kind: "BALANCE_ADJUSTMENT", data, reason: "A lost voucher" };
      const { id } = (await desk("mona").call(proposeChange, { body })).body;
      expect(await balancesOf(client)).toMatchObject({ Total: 100 });
      const decide = (name: string) =>
        desk(name).call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Agreed" } });
      expect((await decide("mona")).status).not.toBe(200);
      expect(await balancesOf(client)).toMatchObject({ Total: 100 });
      expect((await decide("mara")).status).toBe(200);
      expect(await balancesOf(client)).toMatchObject({ Total: 115 });
      const [line] = (await client.call(listTransactions, { query: {} })).body.items;
      expect(line).toMatchObject({ amount: 15, balanceAfter: 115 });
    },
  );

  clause(
    "GLI-19 §A.3 closing",
    "An account that holds money is not closed before the money is paid out",
    async () => {
      const { player } = await addPayer(stack);
      const body = { status: "CLOSED" as const, reason: "asked by the player" };
      const close = () => desk("mona").call(changePlayerStatus, { params: { playerId: player.id }, body });
      expect(await close()).toMatchObject({ status: 409, body: { errorCode: "BALANCE_NOT_EMPTY" } });
      await apply(stack, { ...wagerOf(player.id, 100_00n), ends: true });
      expect((await close()).status).toBe(200);
    },
  );

  clause("GLI-19 §A.3 credentials", "A password cannot be read from the database", async () => {
    const { player } = await addPayer(stack);
    const tables = await stack.kit.db.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.columns
        where column_name = 'player_id' and table_schema = 'public' group by 1`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of [{ name: "players" }, ...tables]) {
      const key = name === "players" ? "id" : "player_id";
      const rows = await stack.kit.db.query(`select t::text from ${name} t where ${key} = $1`, [player.id]);
      expect([name, JSON.stringify(rows).includes(goodPassword)]).toEqual([name, false]);
    }
  });
});
