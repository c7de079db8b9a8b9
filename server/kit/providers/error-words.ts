import type { Config } from "../config.ts";

const longest = 300;
const email = /[^\s<>"'@]+@[^\s<>"'@]+\.[^\s<>"'@]+/g;
const credentials = /(\w+:\/\/)[^\s/@]+@/g;
const longNumber = /\+?\d{7,}/g;
/** Secrets shorter than this would also match ordinary words. */
const shortestSecret = 6;

/**
 * Returns a function that puts an error into words which operators may read: without our secrets, people's e-mail
 * addresses, and numbers that may be phones or accounts.
 */
export function createErrorWords(config: Config): (error: unknown) => string {
  const secrets = secretsOf(config).filter((secret) => secret.length >= shortestSecret);
  return (error) => {
    let words = wordsOf(error);
    for (const secret of secrets) words = words.replaceAll(secret, "•••");
    words = words
      .replace(credentials, "$1")
      .replace(email, "•••@•••")
      .replace(longNumber, "•••")
      .replace(/\s+/g, " ")
      .trim();
    return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
  };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message, name } = error;
  // `fetch` only says "fetch failed"; its cause says why.
  if (cause instanceof Error) return `${message}: ${wordsOf(cause)}`;
  return message || name;
}

function secretsOf(config: Config): string[] {
  const { secrets, btcPay, exclusionRegister, smsGatewayToken, smtpUrl, forum, mediaServer } = config;
  const mail = smtpUrl === undefined ? undefined : decodeURIComponent(new URL(smtpUrl).password);
  const { second, ...current } = secrets;
  return [
    ...Object.values(current),
    ...Object.values(second ?? {}),
    btcPay?.apiKey,
    btcPay?.webhookSecret,
    exclusionRegister?.secret,
    smsGatewayToken,
    mail,
    forum?.secret,
    mediaServer?.secret,
  ].filter((secret) => secret !== undefined);
}
