import { type BridgeEvents, bridgeRequests } from "@parlour/contracts/bridge";
import type { z } from "zod";
import { listen, send } from "./events.ts";

type RequestName = keyof typeof bridgeRequests;
type AnswerName<Name extends RequestName> = (typeof bridgeRequests)[Name];
type Payload<Name extends RequestName> = z.output<BridgeEvents[AnswerName<Name>]["detail"]>["payload"];

const timeoutMs = 5_000;

/** Sends a request to the shell. Returns null if the shell has no answer or doesn't answer in time. */
export function request<Name extends RequestName>(name: Name, waitMs = timeoutMs): Promise<Payload<Name>> {
  return new Promise((resolve) => {
    const requestId = crypto.randomUUID();
    const finish = (payload: Payload<Name>) => {
      stop();
      clearTimeout(timer);
      resolve(payload);
    };
    const stop = listen(bridgeRequests[name], (answer) => {
      if (answer.requestId === requestId) finish(answer.payload as Payload<Name>);
    });
    const timer = setTimeout(() => finish(null as Payload<Name>), waitMs);
    send(name, { requestId } as never);
  });
}

/** Answers requests until the returned function is called. If the handler fails, the answer is null. */
export function respondTo<Name extends RequestName>(
  name: Name,
  find: () => Promise<Payload<Name>> | Payload<Name>,
): () => void {
  return listen(name, async (received) => {
    const { requestId } = received as { requestId: string };
    const payload = await Promise.resolve()
      .then(find)
      .catch(() => null);
    send(bridgeRequests[name], { requestId, payload } as never);
  });
}

/** Publishes new data to every listener, without a request. */
export function publish<Name extends RequestName>(name: Name, payload: Payload<Name>): void {
  send(bridgeRequests[name], { requestId: null, payload } as never);
}
