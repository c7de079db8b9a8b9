import type { Call, SuccessAnswer } from "@parlour/contracts/call";
import { type ClientInput, client } from "./client.ts";
import { type Resource, refreshResources } from "./resource.ts";

export type CallInput<C extends Call> = Omit<ClientInput<C>, "signal">;

/** Wraps a contract call as a resource, so that all users of the same call and input share one request. */
export function callResource<const C extends Call>(call: C, input: CallInput<C>): Resource<SuccessAnswer<C>> {
  const send = client(call as Call) as (input: unknown) => Promise<SuccessAnswer<C>>;
  return { key: keyStart(call) + JSON.stringify(input), read: (signal) => send({ ...input, signal }) };
}

/** Reloads every cached response of a call, whatever its input, after a change on the server. */
export function refreshCall(call: Call): void {
  refreshResources(keyStart(call));
}

function keyStart({ method, path }: Call): string {
  return `${method} ${path} `;
}
