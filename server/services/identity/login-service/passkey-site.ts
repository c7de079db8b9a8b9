import { isIP } from "node:net";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { Kit } from "../../../kit/kit.ts";

/**
 * Returns the origin that a passkey is bound to: the brand's public origin or, in development, the origin that the
 * browser sent, which the CSRF check has compared with the host. Browsers accept no passkeys for IP addresses.
 */
export function passkeyOrigin(
  { config, brands }: Kit,
  brand: Brand,
  sent: string | undefined,
): string | undefined {
  const origin = config.publicOrigin === undefined ? sent : brands.originOf(brand);
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname, origin: clean } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? clean : undefined;
}
