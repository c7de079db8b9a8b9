import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { insertLink } from "./link-store.ts";

const linkLifeMs = 15 * 60_000;

/** Creates a short-lived token for uploading one document of this player. */
export async function createLink(kit: Kit, playerId: string): Promise<string> {
  const { token, hash } = createSecretToken(kit.random);
  const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
  await insertLink(kit.db, { tokenHash: hash, playerId, expiresAt });
  return token;
}
