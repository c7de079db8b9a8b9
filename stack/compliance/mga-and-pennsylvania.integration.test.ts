import { join } from "@parlour/contracts/calls/identity/profile/join";
import { getPlayerHarm } from "@parlour/contracts/calls/protection/cases/get-player-harm";
import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import type { Fact } from "@parlour/server/kit/facts";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { readHarmPayments } from "@parlour/server/services/money/payment";
import { scorePlayers } from "@parlour/server/services/protection/cases";
import { countRaisedLimits, findTimeZone } from "@parlour/server/services/protection/player-protection";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";
import { clause } from "./clause.ts";
import { deposit, newcomer, setRule, withdraw } from "./testing-compliance.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const exclude = (months: number | null) => ({
  body: { length: { kind: "SELF_EXCLUSION" as const, months } },
});
const publish = (fact: Fact) => stack.kit.db.transaction((tx) => stack.kit.facts.publish(tx, fact));
const subjectsTo = async (email: string) =>
  (await stack.client().call(listOutbox, { query: { to: email } })).body
    .filter(({ channel }) => channel === "email")
    .map(({ subject }) => subject);

/**
 * Sends a promotional message and then a message about a deposit, and waits until the second message, which is always
 * delivered, has arrived. Returns the subjects of all e-mails.
 */
async function writeTo(playerId: string, email: string): Promise<string[]> {
  const money = { currency: "USD", amountMinor: "500" };
  const bonus = { ...money, bonusId: "b", name: "Come back" };
  await publish({ kind: "BONUS_GRANTED", playerId, data: bonus });
  const paid = { ...money, depositId: crypto.randomUUID(), method: "CARD", isFirst: false };
  await publish({ kind: "DEPOSIT_COMPLETED", playerId, data: paid });
  const isThere = async () => (await subjectsTo(email)).some((subject) => /deposit/i.test(subject ?? ""));
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  return (await subjectsTo(email)).map((subject) => subject ?? "");
}

describe("Malta", () => {
  clause("MGA player protection: minors", "Nobody below the minimum age gets an account", async () => {
    const now = stack.clock.now();
    const born = (days: number) =>
      new Date(Date.UTC(now.getUTCFullYear() - 19, now.getUTCMonth(), now.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const status = async (birthDate: string) =>
      (await stack.client().call(join, { body: newcomer({ birthDate }) })).status;
    expect(await status(born(2))).toBe(422);
    expect(await status(born(-2))).toBe(201);
  });

  clause(
    "MGA player protection: limits",
    "Players limit deposits, stakes, losses and time, and each limit stops them",
    async () => {
      const limited = async (...limit: ["DEPOSIT" | "STAKED" | "LOSS" | "TIME", number]) => {
        const { client, player } = await addPayer(stack);
        await setLimit(client, limit[0], "DAY", limit[1]);
        return { client, stake: (amount: bigint) => apply(stack, wagerOf(player.id, amount)) };
      };
      expect((await deposit((await limited("DEPOSIT", 20)).client, 21)).status).toBe(403);
      expect(await (await limited("STAKED", 20)).stake(21_00n)).toBe("LIMIT_REACHED");
      expect(await (await limited("LOSS", 20)).stake(21_00n)).toBe("LIMIT_REACHED");
      const { stake } = await limited("TIME", 10);
      expect(await stake(1_00n)).toBe("POSTED");
      stack.clock.advance(11 * minuteMs);
      expect(await stake(1_00n)).toBe("LIMIT_REACHED");
    },
  );

  clause(
    "MGA player protection: self-exclusion",
    "An exclusion lasts for a time or for good, starts at once and cannot be shortened",
    async () => {
      for (const months of [6, null]) {
        const { client, player } = await addPayer(stack);
        expect((await client.call(startBreak, exclude(months))).status).toBe(200);
        expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
        await signIn(client, player);
        const shorter = { body: { length: { kind: "TIME_OUT" as const, hours: 24 } } };
        expect((await client.call(startBreak, shorter)).status).toBe(409);
        stack.clock.advance(100 * dayMs);
        expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
      }
    },
  );

  clause(
    "MGA player protection: funds of excluded players",
    "An excluded player can withdraw the whole balance",
    async () => {
      const { client, player, linked } = await addPayer(stack);
      await client.call(startBreak, exclude(null));
      await signIn(client, player);
      expect((await withdraw(client, linked, 100)).status).toBe(201);
    },
  );

  clause(
    "MGA player protection: marketing",
    "An excluded player gets no promotional message, while messages about money still arrive",
    async () => {
      const open = await addPayer(stack);
      expect(await writeTo(open.player.id, open.player.email)).toContain("New bonus: Come back");
      const { client, player } = await addPayer(stack);
      await client.call(startBreak, exclude(6));
      expect(await writeTo(player.id, player.email)).not.toContain("New bonus: Come back");
    },
  );

  clause(
    "MGA player protection: register of exclusions",
    "People on the register cannot join, and nobody joins while it does not answer",
    async () => {
      const joinWith = async (change: object) =>
        (await stack.client().call(join, { body: newcomer({ ...change }) })).body as { errorCode?: string };
      expect((await joinWith({ lastName: "Registered" })).errorCode).toBe("EXCLUDED");
      const email = "clause+register-down@example.org";
      expect((await joinWith({ email })).errorCode).toBe("REGISTER_UNAVAILABLE");
      expect((await joinWith({})).errorCode).toBeUndefined();
    },
  );

  clause(
    "MGA player protection: duplicate accounts",
    "Someone who has excluded themselves cannot open another account",
    async () => {
      const client = stack.client();
      const body = newcomer();
      client.session = (await client.call(join, { body })).body.sessionId;
      await client.call(startBreak, exclude(6));
      const { firstName, lastName, birthDate } = body;
      const again = await stack.client().call(join, { body: newcomer({ firstName, lastName, birthDate }) });
      expect(again).toMatchObject({ status: 403, body: { errorCode: "EXCLUDED" } });
    },
  );

  clause(
    "MGA player protection: markers of harm",
    "A day of play that shows markers of harm becomes a case for operators, with the reasons",
    async () => {
      const { client, player } = await addPayer(stack);
      for (const amount of [100, 200, 300]) await setLimit(client, "STAKED", "DAY", amount);
      for (let declined = 0; declined < 6; declined++) await deposit(client, 20, "4000 0000 0000 2000");
      await playRound(stack, { playerId: player.id, stakeMinor: 500 });
      stack.clock.advance(dayMs);
      await scorePlayers({ kit: stack.kit, readPayments: readHarmPayments, countRaisedLimits, findTimeZone });
      const { cases } = (
        await actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]).call(getPlayerHarm, {
          params: { playerId: player.id },
        })
      ).body;
      expect(cases).toMatchObject([{ state: "OPEN", score: 50 }]);
      expect(cases[0]!.reasons.map(({ code }) => code).sort()).toEqual([
        "DECLINED_DEPOSITS",
        "RAISED_LIMITS",
      ]);
    },
  );

  // Pages need the built shell; `npm test` builds it first.
  describe.skipIf(!isShellBuilt())("on pages", () => {
    clause(
      "58 Pa. Code §814a.1(b)",
      "The helpline is shown on every page and next to the login form",
      async () => {
        await setRule(stack, { helplines: [{ name: "Helpline", phone: "1-800-555-0142", url: null }] });
        try {
          for (const path of ["/", "/casino", "/login"]) {
            const text = await (await fetch(stack.origin + path)).text();
            const times = text.replace(/<script[\s\S]*?<\/script>/g, "").split(">1-800-555-0142<").length - 1;
            // Every page shows the helpline in the footer; the login page also shows it next to its form.
            expect([path, times]).toEqual([path, path === "/login" ? 2 : 1]);
          }
        } finally {
          await setRule(stack, {});
        }
      },
    );

    clause(
      "MGA player protection: information",
      "Every page states the minimum age and links to the tools for safer play",
      async () => {
        for (const path of ["/", "/help", "/login"]) {
          const text = await (await fetch(stack.origin + path)).text();
          const visible = text.replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");
          expect([path, /\b(18|19|21)\+/.test(visible)]).toEqual([path, true]);
          expect([path, /href="[^"]*(responsib|safer|limits|play-safe)[^"]*"/i.test(visible)]).toEqual([
            path,
            true,
          ]);
        }
      },
    );
  });
});

describe("Pennsylvania", () => {
  clause("58 Pa. Code §814a.1(c)", "After login the player is told when the previous login was", async () => {
    const { client, player } = await addPayer(stack);
    const before = stack.clock.now().toISOString();
    stack.clock.advance(dayMs);
    await signIn(client, player);
    expect((await client.call(getRealityCheck)).body.lastLoginAt).toBe(before);
  });

  clause("58 Pa. Code §814a.1(d)", "A suspended player gets no e-mails that encourage play", async () => {
    const { client, player } = await addPayer(stack);
    await client.call(startBreak, { body: { length: { kind: "TIME_OUT", hours: 48 } } });
    expect(await writeTo(player.id, player.email)).not.toContain("New bonus: Come back");
  });

  clause(
    "58 Pa. Code §814a.1(e)(2)",
    "A notice at least every hour shows the time and the money wagered since login",
    async () => {
      const { client, player } = await addPayer(stack);
      const startedAt = stack.clock.now().toISOString();
      await client.call(setRealityCheck, { body: { intervalMinutes: 60 } });
      await playRound(stack, { playerId: player.id, stakeMinor: 1_500 });
      stack.clock.advance(25 * minuteMs);
      const { body } = await client.call(getRealityCheck);
      expect(body).toMatchObject({ startedAt, staked: 15 });
      expect(Date.parse(body.dueAt!) - Date.parse(startedAt)).toBe(60 * minuteMs);
    },
  );

  clause(
    "58 Pa. Code §814a.1(e)(2) required",
    "Where the hourly notice is required, it cannot be switched off or made rarer",
    async () => {
      const { client } = await addPayer(stack);
      await setRule(stack, { realityCheckMinutes: 60, realityCheckMaximumMinutes: 60 });
      try {
        const intervalAfter = async (intervalMinutes: number | null) => {
          await client.call(setRealityCheck, { body: { intervalMinutes } });
          return (await client.call(getRealityCheck)).body.intervalMinutes;
        };
        expect(await intervalAfter(null)).toBe(60);
        expect(await intervalAfter(240)).toBe(60);
        expect(await intervalAfter(30)).toBe(30);
      } finally {
        await setRule(stack, {});
      }
    },
  );

  clause(
    "58 Pa. Code §814a.1(e)(3)",
    "The player can choose to get the notice every 15 or 30 minutes",
    async () => {
      const { client } = await addPayer(stack);
      for (const intervalMinutes of [15, 30]) {
        expect((await client.call(setRealityCheck, { body: { intervalMinutes } })).status).toBe(200);
        const { dueAt } = (await client.call(getRealityCheck)).body;
        expect(Date.parse(dueAt!) - stack.clock.now().getTime()).toBe(intervalMinutes * minuteMs);
      }
      expect((await client.call(setRealityCheck, { body: { intervalMinutes: 14 } })).status).toBe(422);
    },
  );

  clause(
    "58 Pa. Code §814a.1(e)(4)",
    "A limit can be set while joining, and applies to the first deposit",
    async () => {
      const client = stack.client();
      const depositLimit = { period: "DAY", amount: 30, timeZone: "America/New_York" };
      const { body, status } = await client.call(join, { body: newcomer({ depositLimit }) });
      expect(status).toBe(201);
      client.session = body.sessionId;
      expect(await deposit(client, 31)).toMatchObject({ status: 403, body: { errorCode: "LIMIT_REACHED" } });
      expect((await deposit(client, 30)).status).toBe(201);
    },
  );
});
