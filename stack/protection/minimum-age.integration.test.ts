import { join } from "@parlour/contracts/calls/identity/profile/join";
import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { COOKIES } from "@parlour/contracts/constants";
import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newcomer } from "../compliance/testing-compliance.ts";
import { type TestStack, testStack } from "../testing.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

// Pages need the built shell; `npm test` builds it first.
describe.skipIf(!isShellBuilt())("one minimum age per place", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "built", authoriseOperator: authoriseTestOperator });
  }, 90_000);
  afterAll(() => stack?.close());

  it.each([
    ["SE", 23],
    ["NO", 24],
  ])("%s: the footer, the rules of the join form and the refusal say %i", async (countryCode, years) => {
    const desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
    expect((await changeRules(desk, countryCode, { minimumAgeYears: years })).status).toBe(200);

    const cookie = `${COOKIES.sandboxPlace}=${countryCode}`;
    const page = await (await fetch(`${stack.origin}/about`, { headers: { cookie } })).text();
    expect(/You must be (\d+) or older\./.exec(page)?.[1]).toBe(String(years));

    // The join form asks for the birth date in a later step, with the minimum age from the list of jurisdictions.
    const { items } = (await stack.client().call(listJurisdictions)).body;
    expect(jurisdictionOf(items, { countryCode, subdivision: "" }).minimumAgeYears).toBe(years);

    const now = stack.clock.now();
    const born = (daysLater: number) => {
      const day = Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + daysLater);
      return new Date(day).toISOString().slice(0, 10);
    };
    const refusals = async (birthDate: string) => {
      const address = { countryCode, subdivision: "" };
      const answer = await stack
        .client()
        .call(join, { body: newcomer({ birthDate, address, phone: "1111" }) });
      return (answer.body as unknown as { errors: { code: string }[] }).errors.map(({ code }) => code);
    };
    expect(await refusals(born(2))).toContain("UNDERAGE");
    expect(await refusals(born(-2))).not.toContain("UNDERAGE");
  });
});
