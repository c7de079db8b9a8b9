import type { Call } from "@parlour/contracts/call";
import type { Brand } from "@parlour/contracts/entities/brand";
import { renameTexts } from "@parlour/rules/brand-name";
import type { Outcome } from "../http/outcome.ts";
import { isRefusal } from "../refusal.ts";

const contentPrefix = "/content/";

/** Inserts the brand's name into the texts of public content, which all brands can share. */
export function brandedAnswer({ path, answerType }: Call, brand: Brand, outcome: Outcome): Outcome {
  if (!path.startsWith(contentPrefix) || answerType !== undefined || isRefusal(outcome)) return outcome;
  const body = renameTexts(outcome.body, brand.name);
  if (body === outcome.body) return outcome;
  const { etag, ...headers } = outcome.headers ?? {};
  // The text differs by brand, so the ETag must too.
  const tag = etag && { etag: etag.replace(/"$/, `-${brand.id}-${brand.version}"`) };
  return { ...outcome, body, ...(outcome.headers && { headers: { ...headers, ...tag } }) };
}
