import type { Call } from "@parlour/contracts/call";
import { calls } from "@parlour/contracts/calls";
import { OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { authoriseTestOperator, operatorCookie } from "../testing-operator.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const operatorCalls: readonly Call[] = calls.filter(({ access }) => access === "operator");
const nameOf = (role: OperatorRole) => `only-${role.toLowerCase()}`;

/** Sends empty input and returns only the status, which shows whether access was refused. */
async function ask(call: Call, role?: OperatorRole): Promise<number> {
  const headers: Record<string, string> = { origin: stack.origin };
  if (role) headers.cookie = operatorCookie(nameOf(role), [role]);
  if (call.body) headers["content-type"] = "application/json";
  if (call.upload) headers["content-type"] = call.upload.types[0]!;
  const path = call.path.replace(/\{\w+\}/g, "nothing");
  const body = call.upload ? "x" : call.body ? "{}" : undefined;
  const response = await fetch(`${stack.origin}${path}`, {
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  });
  // An event stream never ends, so we cancel the body.
  await response.body?.cancel();
  return response.status;
}

function opens(call: Call, role: OperatorRole): boolean {
  if (call.role === undefined || role === "ADMIN") return true;
  return typeof call.role === "string" ? call.role === role : call.role.includes(role);
}

test("every operator call is open to the right roles only, and leaves its entry in the audit log", async () => {
  const built = operatorCalls.filter(({ method, path }) =>
    stack.app.fastify.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ":$1") }),
  );
  expect(built.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const call of built) {
    const asked = [undefined, ...OPERATOR_ROLES].map(async (role) => {
      const status = await ask(call, role);
      const isRight =
        role === undefined
          ? status === 401
          : opens(call, role)
            ? ![401, 403, 500].includes(status)
            : status === 403;
      if (!isRight) wrong.push(`${call.name} answers ${status} to ${role ?? "nobody"}`);
    });
    await Promise.all(asked);
  }
  expect(wrong).toEqual([]);

  const noted = await stack.kit.db.query<{ call: string; operator: string }>(
    "select distinct call, operator_id as operator from audit_entries",
  );
  const entries = new Set(noted.map(({ call, operator }) => `${call} ${operator}`));
  const missing = built.flatMap((call) =>
    // A read without personal data is audited only if it was refused.
    OPERATOR_ROLES.filter((role) => !(call.plainRead && opens(call, role)))
      .map((role) => `${call.name} operator_${nameOf(role)}`)
      .filter((entry) => !entries.has(entry)),
  );
  expect(missing).toEqual([]);
}, 180_000);
