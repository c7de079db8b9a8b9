import { hkdfSync } from "node:crypto";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Launch, LaunchTokens } from "../../../kit/ports/launch-tokens.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";
import { createSignatures } from "../../../kit/signatures.ts";

type Content = Launch & { id: string; expiresAtMs: number };

const lifetimeMs = 5 * 60_000;

/**
 * Issues and redeems launch tokens. A token contains its signed data, so issuing one needs no write. A used
 * token is stored until it expires.
 */
export function createLaunchTokens(kit: Kit): LaunchTokens & { issue(launch: Launch): string } {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "launch tokens", 32));
  const { sign, isSigned } = createSignatures(acceptedSecrets(kit.config.secrets, "session").map(keyOf));

  return {
    issue(launch) {
      const expiresAtMs = kit.clock.now().getTime() + lifetimeMs;
      const content: Content = { ...launch, id: kit.random.id("launch"), expiresAtMs };
      const text = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${text}.${sign(text).toString("base64url")}`;
    },
    async redeem(token, playerId) {
      const [text = "", signature = "", ...rest] = token.split(".");
      if (rest.length > 0 || !isSigned(text, Buffer.from(signature, "base64url"))) return undefined;
      const { id, expiresAtMs, ...launch } = JSON.parse(Buffer.from(text, "base64url").toString()) as Content;
      if (expiresAtMs <= kit.clock.now().getTime()) return undefined;
      // An attempt by another player does not use up the token, so its owner can still open the game.
      if (launch.playerId !== playerId) return "STRANGER";
      // The insert makes sure that only one of two concurrent requests with the same token succeeds.
      const [used] = await kit.db.query(
        "insert into used_launches (id, expires_at) values ($1, $2) on conflict do nothing returning id",
        [id, new Date(expiresAtMs)],
      );
      return used && launch;
    },
  };
}

export async function deleteOldLaunches(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from used_launches where expires_at < $1", [now]);
}
