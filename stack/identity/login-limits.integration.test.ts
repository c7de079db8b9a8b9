import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, retryWhileBusy, solveCaptcha } from "../testing-people.ts";

const minuteMs = 60_000;
const wrongCredentials = { errors: [{ code: "invalid_grant" }] };
const captchaAsked = { errorCode: "invalid_grant_captcha_enforcement" };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

/** Resets the counter of the IP address, so that failed logins in one test do not count towards the next. */
async function resetAddressCounter(): Promise<void> {
  await stack.kit.db.query("delete from login_counters where kind = 'address'");
}

async function attempt(username: string, password: string, captcha = false) {
  const client = stack.client();
  const headers = captcha ? { "x-captcha-token": await solveCaptcha(client) } : {};
  return await retryWhileBusy(() =>
    client.call(logIn, { body: { username, password, deviceId: "first" }, headers }),
  );
}

async function failTimes(username: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const answer = await attempt(username, "wrong", i >= 3);
    expect(answer.body).toEqual(wrongCredentials);
  }
}

describe("wrong passwords", () => {
  it.each(["of a player", "of nobody"])(
    "%s require the captcha after three and lock after ten",
    async (whose) => {
      await resetAddressCounter();
      const username = whose === "of a player" ? (await addPlayer(stack)).username : "nobody@example.org";
      await failTimes(username, 3);
      expect((await attempt(username, "wrong")).body).toEqual(captchaAsked);
      expect((await attempt(username, goodPassword)).body).toEqual(captchaAsked);
      for (let i = 3; i < 10; i++)
        expect((await attempt(username, "wrong", true)).body).toEqual(wrongCredentials);
      const locked = { status: 401, body: { errorCode: "blocked", remainingBlockingTime: 900 } };
      expect(await attempt(username, "wrong", true)).toMatchObject(locked);
      expect(await attempt(username, goodPassword, true)).toMatchObject(locked);
      expect(await attempt(username.toUpperCase(), goodPassword)).toMatchObject(locked);
    },
  );

  it("are reset exactly when the lock ends", async () => {
    await resetAddressCounter();
    const { username } = await addPlayer(stack);
    await failTimes(username, 10);
    stack.clock.advance(15 * minuteMs - 1_000);
    expect((await attempt(username, goodPassword)).body).toMatchObject({ errorCode: "blocked" });
    stack.clock.advance(1_000);
    expect((await attempt(username, goodPassword)).status).toBe(200);
  });

  it("are reset after a successful login", async () => {
    await resetAddressCounter();
    const { username } = await addPlayer(stack);
    await failTimes(username, 4);
    expect((await attempt(username, goodPassword, true)).status).toBe(200);
    await failTimes(username, 3);
    expect((await attempt(username, "wrong")).body).toEqual(captchaAsked);
  });

  it("are reset after a password reset by e-mail", async () => {
    await resetAddressCounter();
    const { email } = await addPlayer(stack);
    await failTimes(email, 10);
    const client = stack.client();
    await client.call(requestPasswordReset, { body: { email } });
    const token = await newestCode(client, email);
    await client.call(resetPassword, { params: { token }, body: { password: "a hedgehog reads maps" } });
    expect((await attempt(email, "a hedgehog reads maps")).status).toBe(200);
  });

  it("sent fifty at once check no more passwords than the limit allows", async () => {
    await resetAddressCounter();
    const player = await addPlayer(stack);
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(player.username, "wrong")));
    const causes = answers.map(({ body }) => JSON.stringify(body));
    expect(causes.filter((cause) => cause === JSON.stringify(wrongCredentials))).toHaveLength(3);
    expect(causes.filter((cause) => cause === JSON.stringify(captchaAsked))).toHaveLength(47);

    const tokens: string[] = [];
    for (let i = 0; i < 16; i++) tokens.push(await solveCaptcha(stack.client()));
    const more = await Promise.all(
      tokens.map((token) =>
        stack.client().call(logIn, {
          body: { username: player.username, password: "wrong" },
          headers: { "x-captcha-token": token },
        }),
      ),
    );
    const wrong = more.filter(({ body }) => JSON.stringify(body) === JSON.stringify(wrongCredentials));
    expect(wrong.length).toBeLessThanOrEqual(7);
    const records = await stack.kit.db.query("select from login_records where player_id = $1", [player.id]);
    expect(records.length).toBeLessThanOrEqual(10);
  });

  it("do not block twenty correct logins at once", async () => {
    await resetAddressCounter();
    const player = await addPlayer(stack, { trustsEveryDevice: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attempt(player.username, goodPassword)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it("from one address are limited to a hundred in fifteen minutes", async () => {
    await resetAddressCounter();
    await attempt("nobody-at-all", "wrong");
    await stack.kit.db.query("update login_counters set failures = 99 where kind = 'address'");
    expect((await attempt("nobody-again", "wrong")).body).toEqual(wrongCredentials);
    const refused = await attempt("demo", "Parlour-demo-1");
    expect(refused).toMatchObject({ status: 429, body: { errorCode: "RATE_LIMITED" } });
    expect(Number(refused.headers.get("retry-after"))).toBe(900);
    stack.clock.advance(15 * minuteMs);
    expect((await attempt("demo", "Parlour-demo-1")).status).toBe(200);
  });
});

describe("the captcha", () => {
  it("works once, before it expires, and only unmodified", async () => {
    await resetAddressCounter();
    const { username } = await addPlayer(stack);
    await failTimes(username, 3);
    const client = stack.client();
    const withToken = (token: string) =>
      client.call(logIn, { body: { username, password: "wrong" }, headers: { "x-captcha-token": token } });

    const token = await solveCaptcha(client);
    expect((await withToken(token)).body).toEqual(wrongCredentials);
    expect((await withToken(token)).body).toEqual(captchaAsked);

    const late = await solveCaptcha(client);
    stack.clock.advance(10 * minuteMs);
    expect((await withToken(late)).body).toEqual(captchaAsked);

    const solution = JSON.parse(Buffer.from(await solveCaptcha(client), "base64").toString());
    const forged = { ...solution, salt: solution.salt.replace(/expires=\d+/, "expires=9999999999") };
    expect((await withToken(Buffer.from(JSON.stringify(forged)).toString("base64"))).body).toEqual(
      captchaAsked,
    );
    expect((await withToken("not a solution")).body).toEqual(captchaAsked);
  });
});
