import { OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import type { OperatorAuthoriser } from "@parlour/server/kit/operator";
import { refuse } from "@parlour/server/kit/refusal";
import type { TestClient } from "./testing.ts";
import { patiently } from "./testing-people.ts";

const cookie = "test-operator";

/** Knows operators by a cookie that only tests set: a name of their own choosing, and their roles. */
export const authoriseTestOperator: OperatorAuthoriser = async ({ headers }) => {
  const found = new RegExp(`\\b${cookie}=([\\w-]+)(?:\\.([A-Z-]*))?`).exec(String(headers.cookie ?? ""));
  if (found === null) return refuse("SESSION_INVALID");
  const [, name, roles] = found;
  const allowed = OPERATOR_ROLES.filter((role) => roles?.split("-").includes(role));
  return { id: `operator_${name}`, name: name!, roles: roles === undefined ? OPERATOR_ROLES : allowed };
};

/** An operator waits, as a person does, while the machine has no time for them. Without roles they have all. */
export function actAsOperator(client: TestClient, name: string, roles?: readonly OperatorRole[]): TestClient {
  client.cookies.set(cookie, cookieValue(name, roles));
  return { ...client, call: (call, options) => patiently(() => client.call(call, options)) };
}

/** The same, as the header of a request that no client makes. */
export function operatorCookie(name: string, roles?: readonly OperatorRole[]): string {
  return `${cookie}=${cookieValue(name, roles)}`;
}

function cookieValue(name: string, roles: readonly OperatorRole[] | undefined): string {
  return roles === undefined ? name : `${name}.${roles.join("-")}`;
}
