import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listSecondPersonRules } from "@parlour/contracts/calls/office/operator/list-second-person-rules";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import type { OperatorAuthoriser } from "@parlour/server/kit/operator";
import { refuse } from "@parlour/server/kit/refusal";
import type { TestClient, TestStack } from "./testing.ts";
import { retryWhileBusy } from "./testing-people.ts";

const cookie = "test-operator";

/** Authorises operators by a cookie that only tests set, which names the operator and their roles. */
export const authoriseTestOperator: OperatorAuthoriser = async ({ headers }) => {
  const found = new RegExp(`\\b${cookie}=([\\w-]+)(?:\\.([A-Z-]*))?`).exec(String(headers.cookie ?? ""));
  if (found === null) return refuse("SESSION_INVALID");
  const [, name, roles] = found;
  const allowed = OPERATOR_ROLES.filter((role) => roles?.split("-").includes(role));
  return { id: `operator_${name}`, name: name!, roles: roles === undefined ? OPERATOR_ROLES : allowed };
};

/**
 * Signs the client in as an operator, with all roles unless some are given. Retries while the server is busy.
 */
export function actAsOperator(client: TestClient, name: string, roles?: readonly OperatorRole[]): TestClient {
  client.cookies.set(cookie, cookieValue(name, roles));
  return { ...client, call: (call, options) => retryWhileBusy(() => client.call(call, options)) };
}

/** Returns the cookie header, for requests that are sent without a test client. */
export function operatorCookie(name: string, roles?: readonly OperatorRole[]): string {
  return `${cookie}=${cookieValue(name, roles)}`;
}

/** Proposes a change as one operator and lets another approve it. Returns the refusal, or the decided proposal. */
export async function agree(
  one: Pick<TestClient, "call">,
  other: Pick<TestClient, "call">,
  kind: string,
  data: Record<string, unknown>,
): Promise<{ status: number; body: unknown }> {
  const proposed = await one.call(proposeChange, { body: { kind, data, reason: "A partner asked" } });
  if (proposed.status !== 201) return proposed;
  const { id } = proposed.body;
  return await other.call(decideProposal, {
    params: { id },
    body: { decision: "APPROVE", reason: "Agreed" },
  });
}

/** Stores the account of a test operator, so that it can be disabled. */
export async function addOperatorAccount({ kit }: Pick<TestStack, "kit">, name: string): Promise<string> {
  const id = `operator_${name}`;
  await kit.db.query(
    `insert into operators (id, email, email_key, name, roles, created_at)
     values ($1, $1, $1, $2, '{ADMIN}', $3)`,
    [id, name, kit.clock.now()],
  );
  return id;
}

/** Lets two administrators agree on when an action needs a second operator. */
export async function agreeOnRule(
  stack: { client(): TestClient },
  action: string,
  rule: SecondPersonRule,
): Promise<void> {
  const [one, other] = ["Rosa", "Ruth"].map((name) => actAsOperator(stack.client(), name, ["ADMIN"]));
  const { items } = (await one!.call(listSecondPersonRules)).body;
  const before = items.find((item) => item.action === action)!.rule;
  const agreed = await agree(one!, other!, "SECOND_PERSON_POLICY", { action, rule, before });
  if (agreed.status !== 200) throw new Error(`no agreement: ${JSON.stringify(agreed.body)}`);
}

function cookieValue(name: string, roles: readonly OperatorRole[] | undefined): string {
  return roles === undefined ? name : `${name}.${roles.join("-")}`;
}
