import type { Config } from "./config.ts";

/** Where links in messages point to. */
export function siteOrigin(config: Config): string {
  return config.publicOrigin ?? `http://${config.host}:${config.port}`;
}
