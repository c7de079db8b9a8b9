import { isIP } from "node:net";
import type { Kit } from "../../../kit/kit.ts";

/**
 * Returns the origin that a passkey is bound to: the site's public one, or in development the one that the browser
 * sent, which the CSRF check has compared with the host. Browsers do not accept IP addresses here.
 */
export function passkeyOrigin({ config }: Kit, sent: string | undefined): string | undefined {
  const origin = config.publicOrigin ?? sent;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname, origin: clean } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? clean : undefined;
}
