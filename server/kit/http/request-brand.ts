import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { Kit } from "../kit.ts";
import { readPreview } from "./content-preview.ts";

type BrandParts = Pick<Kit, "brands" | "config">;
type BrandRequest = { host: string; method: string; headers: { cookie?: string | undefined } };

/**
 * Returns the brand whose site a request sees: the brand of its host name, or the brand that an operator previews in
 * this browser. A preview affects only GET requests; all others belong to the brand of the host name.
 */
export function brandSeen(
  kit: Pick<Kit, "brands" | "config" | "clock">,
  { host, method, headers }: BrandRequest,
): Brand {
  const previewed = method === "GET" ? readPreview(kit, headers.cookie)?.brandId : undefined;
  return (previewed && kit.brands.find(previewed)) || kit.brands.ofHost(host);
}

/**
 * Returns the origin under which visitors see the brand: the brand's public origin or, if none is configured, the host
 * that the request names.
 */
export function visitedOrigin(
  { brands, config }: BrandParts,
  brand: Brand,
  { protocol, host }: { protocol: string; host: string },
): string {
  return config.publicOrigin === undefined ? `${protocol}://${host}` : brands.originOf(brand);
}

/** Returns the public origin that may send requests to this host, in addition to the host itself. */
export function publicOriginAt({ brands, config }: BrandParts, host: string): string | undefined {
  return config.publicOrigin && brands.originOf(brands.ofHost(host));
}

/**
 * Returns the function that reads a request's host as Fastify does: a forwarded host is only accepted from a trusted
 * proxy.
 */
export function hostReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ headers }) => headers.host ?? "";
  const trust = proxyAddress.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const forwarded = headers["x-forwarded-host"];
    if (forwarded === undefined || !trust(socket.remoteAddress ?? "", 0)) return headers.host ?? "";
    // Each proxy appends the host that it received, so the last host comes from the nearest proxy.
    const hosts = String(forwarded).split(",");
    return hosts[hosts.length - 1]!.trim();
  };
}
