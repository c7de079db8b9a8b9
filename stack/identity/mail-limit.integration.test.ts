import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack?.close());

test("a mailbox gets at most ten e-mails an hour that anyone can ask for, however often they are asked for", async () => {
  const { email } = await addPlayer(stack);
  const client = stack.client();
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const spelling = time % 2 === 0 ? email : email.toUpperCase();
      expect((await client.call(requestPasswordReset, { body: { email: spelling } })).status).toBe(202);
    }
    return (await client.call(listOutbox, { query: { to: email } })).body.length;
  };
  // One player gets five links in a quarter of an hour, so the limit of the mailbox is reached in the second one.
  expect(await ask(7)).toBe(5);
  stack.clock.advance(16 * 60_000);
  expect(await ask(7)).toBe(10);
  stack.clock.advance(16 * 60_000);
  expect(await ask(3)).toBe(10);
  stack.clock.advance(29 * 60_000);
  expect(await ask(1)).toBe(11);
});
