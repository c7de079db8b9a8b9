import type { Call, SuccessAnswer } from "@parlour/contracts/call";
import { type ClientInput, client } from "./client.ts";
import { type Resource, refreshResources } from "./resource.ts";

export type CallInput<C extends Call> = Omit<ClientInput<C>, "signal">;

/** A contract call as a resource. The same call with the same input is requested only once. */
export function callResource<const C extends Call>(call: C, input: CallInput<C>): Resource<SuccessAnswer<C>> {
  const send = client(call as Call) as (input: unknown) => Promise<SuccessAnswer<C>>;
  return { key: keyStart(call) + JSON.stringify(input), read: (signal) => send({ ...input, signal }) };
}

/** Reads all resources of a call again, with any input, after a change on the server. */
export function refreshCall(call: Call): void {
  refreshResources(keyStart(call));
}

function keyStart({ method, path }: Call): string {
  return `${method} ${path} `;
}
