import { createHmac, timingSafeEqual } from "node:crypto";

/** Hexadecimal HMAC-SHA-256 of the payload as it travels. */
export function signPayload(payload: string, secret: string): string {
  return createHmac("sha256", secret).update(payload).digest("hex");
}

export function isSigned(payload: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signPayload(payload, secret));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a forum asks: a number to be answered once, and where the answer goes. Only our own forum gets one. */
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

/** An address that nobody confirmed is confirmed by the forum, or strangers could take a member's name. */
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
