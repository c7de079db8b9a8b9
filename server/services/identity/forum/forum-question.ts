import { createHmac, timingSafeEqual } from "node:crypto";

/** Returns the hexadecimal HMAC-SHA-256 of the encoded payload. */
export function signPayload(payload: string, secret: string): string {
  return createHmac("sha256", secret).update(payload).digest("hex");
}

export function isSigned(payload: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signPayload(payload, secret));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Parses the forum's request: a single-use nonce and a return URL. Only our own forum's URL is accepted. */
export function parseQuestion(
  payload: string,
  forumOrigin: string,
): { nonce: string; returnUrl: string } | undefined {
  const question = new URLSearchParams(Buffer.from(payload, "base64").toString("utf8"));
  const nonce = question.get("nonce");
  const returnUrl = question.get("return_sso_url");
  if (!nonce || !returnUrl || URL.parse(returnUrl)?.origin !== forumOrigin) return undefined;
  return { nonce, returnUrl };
}

export type ForumMember = { id: string; email: string; emailConfirmed: boolean; nickname: string };

/**
 * Formats the answer to the forum. The forum must confirm an unconfirmed e-mail address itself, or a stranger could
 * take over a member's account there.
 */
export function formatAnswer(nonce: string, member: ForumMember): string {
  const answer = new URLSearchParams({
    nonce,
    external_id: member.id,
    email: member.email,
    username: member.nickname,
    ...(!member.emailConfirmed && { require_activation: "true" }),
  });
  return Buffer.from(answer.toString()).toString("base64");
}
