import { type BridgeEvents, bridgeRequests } from "@parlour/contracts/bridge";
import type { z } from "zod";
import { listen, send } from "./events.ts";

type RequestName = keyof typeof bridgeRequests;
type AnswerName<Name extends RequestName> = (typeof bridgeRequests)[Name];
type Payload<Name extends RequestName> = z.output<BridgeEvents[AnswerName<Name>]["detail"]>["payload"];

const patienceMs = 5_000;

/** Asks the shell; null when it does not know, or does not answer. */
export function ask<Name extends RequestName>(name: Name, waitMs = patienceMs): Promise<Payload<Name>> {
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

/** Answers whoever asks, until the returned function is called. A failure is answered with null. */
export function answer<Name extends RequestName>(
  name: Name,
  find: () => Promise<Payload<Name>> | Payload<Name>,
): () => void {
  return listen(name, async (request) => {
    const { requestId } = request as { requestId: string };
    const payload = await Promise.resolve()
      .then(find)
      .catch(() => null);
    send(bridgeRequests[name], { requestId, payload } as never);
  });
}

/** Tells news that nobody asked for. */
export function tellNews<Name extends RequestName>(name: Name, payload: Payload<Name>): void {
  send(bridgeRequests[name], { requestId: null, payload } as never);
}
