import { createHmac, timingSafeEqual } from "node:crypto";

export type MediaAction = "publish" | "read";
export type MediaClaims = { path: string; action: MediaAction; exp: number };

const header = encode({ alg: "HS256", typ: "JWT" });

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/**
 * Creates and checks the tokens of a table's video: JSON Web Tokens with HMAC-SHA-256, which media servers can check
 * with the same key.
 */
export function createMediaTokens(key: string | Buffer) {
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();
  return {
    issue(claims: MediaClaims): string {
      const text = `${header}.${encode(claims)}`;
      return `${text}.${sign(text).toString("base64url")}`;
    },
    /** Returns whether the token allows the action on this path now. */
    allows(token: string, { path, action, now }: { path: string; action: MediaAction; now: Date }): boolean {
      const [head = "", body = "", signature = "", ...rest] = token.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = sign(`${head}.${body}`);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as MediaClaims;
      return claims.path === path && claims.action === action && claims.exp * 1000 > now.getTime();
    },
  };
}
