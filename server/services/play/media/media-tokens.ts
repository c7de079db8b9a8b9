import { createSignatures } from "../../../kit/signatures.ts";

export type MediaAction = "publish" | "read";
export type MediaClaims = { path: string; action: MediaAction; exp: number };

const header = encode({ alg: "HS256", typ: "JWT" });

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/**
 * Creates and checks the tokens of a table's video: JSON Web Tokens with HMAC-SHA-256, which media servers can check
 * with the same key. Tokens are signed with the first key and accepted with any.
 */
export function createMediaTokens(keys: readonly (string | Buffer)[]) {
  const { sign, isSigned } = createSignatures(keys);
  return {
    issue(claims: MediaClaims): string {
      const text = `${header}.${encode(claims)}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    /** Returns whether the token allows an action on a path at the given time. */
    allows(token: string, { path, action, now }: { path: string; action: MediaAction; now: Date }): boolean {
      const [head = "", body = "", signature = "", ...rest] = token.split(".");
      if (rest.length > 0 || !isSigned(`${head}.${body}`, Buffer.from(signature, "base64url"))) return false;
      const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as MediaClaims;
      return claims.path === path && claims.action === action && claims.exp * 1000 > now.getTime();
    },
  };
}
