import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer } from "../testing-cashier.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("account pages", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built" });
  });
  afterAll(() => stack.close());

  const get = async (client: TestClient, path: string) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${stack.origin}${path}`, { headers: { cookie }, redirect: "manual" });
    return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
  };

  it("lead from a player transfer to the notice when withdrawals are switched off", async () => {
    const { client } = await addPayer(stack);
    const path = "/account/cashier/withdraw/ttp";
    expect((await get(client, path)).status).toBe(200);
    await stack.ports.settings.set("isCashierWithdrawalEnabled", false);
    const { status, location } = await get(client, path);
    expect([status, location]).toEqual([302, "/account/cashier/withdraw"]);
    await stack.ports.settings.set("isCashierWithdrawalEnabled", true);
    expect((await get(client, path)).status).toBe(200);
  });

  it("tell a player without points how many are needed, not an impossible range", async () => {
    const { client } = await addPayer(stack);
    const { status, text } = await get(client, "/account/loyalty");
    expect(status).toBe(200);
    const visible = text.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "");
    expect(visible).toMatch(/You need at least \d+ points? to redeem/);
    expect(visible).not.toMatch(/\d\s*[–-]\s*0(?!\d)/);
  });
});
