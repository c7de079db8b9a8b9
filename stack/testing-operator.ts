import type { OperatorAuthoriser } from "@parlour/server/kit/http/invoke-route";
import { refuse } from "@parlour/server/kit/refusal";
import type { TestClient } from "./testing.ts";
import { patiently } from "./testing-people.ts";

const cookie = "test-operator";

/** Knows operators by a cookie that only tests set: an id and a name of their own choosing. */
export const authoriseTestOperator: OperatorAuthoriser = async ({ headers }) => {
  const id = new RegExp(`\\b${cookie}=([\\w-]+)`).exec(String(headers.cookie ?? ""))?.[1];
  return id === undefined ? refuse("SESSION_INVALID") : { id: `operator_${id}`, name: id };
};

/** An operator waits, as a person does, while the machine has no time for them. */
export function actAsOperator(client: TestClient, name: string): TestClient {
  client.cookies.set(cookie, name);
  return { ...client, call: (call, options) => patiently(() => client.call(call, options)) };
}
