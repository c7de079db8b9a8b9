import type { Config } from "../../../kit/config.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";
import { createSignatures } from "../../../kit/signatures.ts";

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

const signaturesOf = ({ secrets }: Secrets) => createSignatures(acceptedSecrets(secrets, "session"));
const signedText = (text: string) => `cash-out:${text}`;

export function signQuoteToken(config: Secrets, quote: QuoteToken): string {
  const text = Buffer.from(JSON.stringify(quote)).toString("base64url");
  return `${text}.${signaturesOf(config).sign(signedText(text)).toString("base64url")}`;
}

export function readQuoteToken(config: Secrets, token: string): QuoteToken | undefined {
  const [text = "", signature = ""] = token.split(".");
  const isSigned = signaturesOf(config).isSigned(signedText(text), Buffer.from(signature, "base64url"));
  if (!isSigned) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}
