import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, signIn, solveCaptcha } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const message = { email: "guest@example.org", message: "Where is my money?", subject: "General" };
const send = (client: TestClient, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  client.call(contactUs, { body, headers });
const stored = () =>
  stack.kit.db.query<Record<string, unknown>>("select * from contact_messages order by created_at, id");
const mailed = async () =>
  (await stack.client().call(listOutbox, { query: { to: "support@parlour.example" } })).body;
/** Advances past the rate limit's window, so that earlier messages no longer count. */
const wait = () => stack.clock.advance(3_600_000);

test("a message is stored and e-mailed to support without its PIN", async () => {
  wait();
  const whole = { ...message, birthDate: "1990-01-31", username: "guest", pinCode: "8642" };
  const answer = await send(stack.client(), whole, { "x-language": "fr" });
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  const [row] = await stored();
  expect(row).toMatchObject({
    email: "guest@example.org",
    subject: "General",
    message: "Where is my money?",
    username: "guest",
    language: "fr",
    player_id: null,
  });
  const [mail] = await mailed();
  expect(mail).toMatchObject({ channel: "email", subject: "Contact form: General" });
  expect(mail!.text).toContain("guest@example.org");
  expect(mail!.text).toContain("Where is my money?");
  expect(JSON.stringify([row, mail])).not.toContain("8642");
});

test("optional fields can be omitted, and a signed-in player is recognised", async () => {
  wait();
  const player = await addPlayer(stack, { trustsEveryDevice: true });
  const client = stack.client();
  await signIn(client, player);
  const body = { ...message, birthDate: null, username: null, pinCode: null };
  expect((await send(client, body)).status).toBe(200);
  expect((await stored()).at(-1)).toMatchObject({
    birth_date: null,
    username: null,
    player_id: player.id,
    language: "en",
  });
});

test.each([
  [{ ...message, email: "nobody" }, "email", "INVALID_FORMAT"],
  [{ ...message, email: "" }, "email", "REQUIRED"],
  [{ ...message, message: "   " }, "message", "TOO_SHORT"],
  [{ ...message, message: "x".repeat(5_001) }, "message", "TOO_LONG"],
  [{ email: message.email, message: message.message }, "subject", "REQUIRED"],
  [{ ...message, birthDate: "31.01.1990" }, "birthDate", "INVALID_FORMAT"],
  [{ ...message, extra: 1 }, "extra", "UNKNOWN_FIELD"],
])("%j is refused at %s", async (body, field, code) => {
  wait();
  const before = (await stored()).length;
  const answer = await send(stack.client(), body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: expect.arrayContaining([{ code, field }]) });
  expect(await stored()).toHaveLength(before);
});

test("a bot that fills in the hidden field gets a success response", async () => {
  wait();
  const before = (await stored()).length;
  const answer = await send(stack.client(), { ...message, website: "https://spam.example" });
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(await stored()).toHaveLength(before);
});

test("a line break in a subject starts no new header", async () => {
  wait();
  await send(stack.client(), { ...message, subject: "Hello\r\nBcc: everybody@example.org" });
  expect((await mailed())[0]!.subject).toBe("Contact form: Hello Bcc: everybody@example.org");
});

test("a sender of many messages must solve a captcha for each", async () => {
  wait();
  const client = stack.client();
  for (let sent = 0; sent < 10; sent++) expect((await send(client, message)).status).toBe(200);
  const before = (await stored()).length;
  const refused = await send(client, message);
  expect(refused).toMatchObject({ status: 403, body: { errorCode: "CAPTCHA_REQUIRED" } });
  expect((await send(client, message, { "x-captcha-token": "bm90IG9uZQ==" })).status).toBe(403);
  expect(await stored()).toHaveLength(before);
  const token = await solveCaptcha(client);
  expect((await send(client, message, { "x-captcha-token": token })).status).toBe(200);
  expect((await send(client, message, { "x-captcha-token": token })).status).toBe(403);
  expect(await stored()).toHaveLength(before + 1);
  // The limit is twenty calls per minute.
  for (let more = 0; more < 10; more++) await send(client, message);
  const limited = await send(client, message);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});
