import { hkdfSync } from "node:crypto";
import type { MediaAccess } from "@parlour/contracts/entities/dealt-table";
import type { Kit } from "@parlour/server/kit/kit";
import type { TableMedia } from "@parlour/server/kit/ports/table-media";
import { acceptedSecrets } from "@parlour/server/kit/secrets";
import { createMediaTokens, type MediaAction } from "./media-tokens.ts";
import { createRelay, type Relay } from "./relay.ts";

export type TableMediaParts = {
  media: TableMedia;
  /** The built-in relay; null if an external media server is used, and in production. */
  relay: Relay | null;
  /** Returns whether an `Authorization` header allows the action on a table's video. */
  isAllowed(authorization: string | undefined, slug: string, action: MediaAction): boolean;
};

/** A token is used once, when a connection begins; an open connection outlives it. */
const lifetimeMs = 60_000;
const endpoints = { publish: "whip", read: "whep" } as const;

export function createTableMedia({
  config,
  clock,
  log,
}: Pick<Kit, "config" | "clock" | "log">): TableMediaParts {
  const { mediaServer, mode, secrets } = config;
  const relay = mediaServer === undefined && mode === "sandbox" ? createRelay(log) : null;
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "media tokens", 32));
  const tokens = createMediaTokens(
    mediaServer ? [mediaServer.secret] : acceptedSecrets(secrets, "session").map(keyOf),
  );
  const base = mediaServer?.url ?? "/services/media/v1";
  const access = (slug: string, action: MediaAction): MediaAccess => {
    const expiresAtMs = clock.now().getTime() + lifetimeMs;
    return {
      url: `${base}/${slug}/${endpoints[action]}`,
      token: tokens.issue({ path: slug, action, exp: Math.floor(expiresAtMs / 1000) }),
      expiresAt: new Date(expiresAtMs).toISOString(),
    };
  };
  return {
    relay,
    media: {
      publishAccess: (slug) => access(slug, "publish"),
      watchAccess: (slug) => access(slug, "read"),
      isReceiving: (slug) => (mediaServer ? null : (relay?.isReceiving(slug) ?? false)),
    },
    isAllowed(authorization, slug, action) {
      const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? "") ?? [];
      return token !== undefined && tokens.allows(token, { path: slug, action, now: clock.now() });
    },
  };
}
