import type { SocketContract } from "@parlour/contracts/socket";
import { servicesAddress } from "./services-address.ts";

/**
 * Returns the address of a contract socket from this page. The path is written out, because importing the contract
 * would add its schemas to the bundle; the type ensures that it is the path in the contract.
 */
export function socketAddress<S extends SocketContract>(
  path: S["path"],
  params: Readonly<Record<string, string>> = {},
): string {
  const filled = servicesAddress(path).replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name]!),
  );
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${filled}`;
}
