import {
  BRIDGE_VERSION,
  type BridgeDetail,
  type BridgeEventName,
  type BridgeEvents,
  bridgeEvents,
} from "@parlour/contracts/bridge";
import type { z } from "zod";

/** The validated detail of an event, as listeners receive it. */
export type Received<Name extends BridgeEventName> = z.output<BridgeEvents[Name]["detail"]>;
type Sent<Name extends BridgeEventName> = Omit<BridgeDetail<Name>, "version">;

/** Dispatches a bridge event on the window. Throws if the detail has the wrong shape, which is a bug. */
export function send<Name extends BridgeEventName>(name: Name, detail: Sent<Name>): void {
  const { type, detail: schema } = bridgeEvents[name];
  const checked = schema.parse({ version: BRIDGE_VERSION, ...detail });
  window.dispatchEvent(new CustomEvent(type, { detail: checked }));
}

/** Listens until the returned function is called. Events with another version or shape are ignored. */
export function listen<Name extends BridgeEventName>(
  name: Name,
  listener: (detail: Received<Name>) => void,
): () => void {
  const { type, detail: schema } = bridgeEvents[name];
  const onEvent = (event: Event) => {
    const parsed = schema.safeParse((event as CustomEvent<unknown>).detail);
    if (parsed.success) listener(parsed.data as Received<Name>);
  };
  window.addEventListener(type, onEvent);
  return () => window.removeEventListener(type, onEvent);
}
