import { getPlayerProtection } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import { unblockPlayerOperation } from "@parlour/contracts/calls/identity/player-verification/unblock-player-operation";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

test("operators see and lift PIN blocks", async () => {
  const player = await addPlayer(stack);
  const client = stack.client();
  await signIn(client, player);
  const prove = (value: string) =>
    client.call(verify, {
      body: { type: "PIN_CODE", method: "NOT_APPLICABLE", value, operation: "updateProfile" },
    });
  for (let tries = 0; tries < 5; tries++) await prove("1397");
  expect((await prove("2580")).status).not.toBe(200);

  const desk = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  const params = { playerId: player.id };
  const pinOf = async () =>
    (await desk.call(getPlayerProtection, { params })).body.operations.find(
      ({ operation }) => operation === "PIN_CODE",
    );
  expect(await pinOf()).toMatchObject({ status: "BLOCKED" });
  const body = { operation: "PIN_CODE" as const, reason: "She called, and answered our questions" };
  expect((await desk.call(unblockPlayerOperation, { params, body })).status).toBe(200);
  expect(await pinOf()).toMatchObject({ status: "AVAILABLE" });
  expect((await prove("2580")).status).toBe(200);
});
