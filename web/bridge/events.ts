import {
  BRIDGE_VERSION,
  type BridgeDetail,
  type BridgeEventName,
  type BridgeEvents,
  bridgeEvents,
} from "@parlour/contracts/bridge";
import type { z } from "zod";

/** What a listener is given: checked, and of this version. */
export type Received<Name extends BridgeEventName> = z.output<BridgeEvents[Name]["detail"]>;
type Sent<Name extends BridgeEventName> = Omit<BridgeDetail<Name>, "version">;

/** Tells the other side. What does not have the event's shape is a mistake of ours and is thrown. */
export function send<Name extends BridgeEventName>(name: Name, detail: Sent<Name>): void {
  const { type, detail: schema } = bridgeEvents[name];
  const checked = schema.parse({ version: BRIDGE_VERSION, ...detail });
  window.dispatchEvent(new CustomEvent(type, { detail: checked }));
}

/** Hears one event until the returned function is called. What another version or a stranger sent is left alone. */
export function listen<Name extends BridgeEventName>(
  name: Name,
  hear: (detail: Received<Name>) => void,
): () => void {
  const { type, detail: schema } = bridgeEvents[name];
  const onEvent = (event: Event) => {
    const parsed = schema.safeParse((event as CustomEvent<unknown>).detail);
    if (parsed.success) hear(parsed.data as Received<Name>);
  };
  window.addEventListener(type, onEvent);
  return () => window.removeEventListener(type, onEvent);
}
