import type { Config } from "./config.ts";

const everyInterface = new Set(["0.0.0.0", "::"]);

/** Returns the origin to use for links in messages. */
export function siteOrigin(config: Pick<Config, "publicOrigin" | "host" | "port">): string {
  const host = everyInterface.has(config.host) ? "localhost" : config.host;
  return config.publicOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${config.port}`;
}
