import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../kit/config.ts";

/** The terms of a quote, signed so that it need not be stored. Amounts are minor units as text. */
export type QuoteToken = {
  bet: string;
  value: string;
  /** The stake per line that the cash-out value is for. */
  left: string;
  /** The version of each event's score when the value was computed. */
  versions: number[];
  /** The chances that the value was computed from; see `quotedChances`. */
  chances: number[][];
  expiresAt: number;
};

type Secrets = Pick<Config, "secrets">;

const sign = ({ secrets }: Secrets, text: string): string =>
  createHmac("sha256", secrets.session).update(`cash-out:${text}`).digest("base64url");

export function signQuoteToken(config: Secrets, quote: QuoteToken): string {
  const text = Buffer.from(JSON.stringify(quote)).toString("base64url");
  return `${text}.${sign(config, text)}`;
}

export function readQuoteToken(config: Secrets, token: string): QuoteToken | undefined {
  const [text = "", signature = ""] = token.split(".");
  const right = Buffer.from(sign(config, text));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}
