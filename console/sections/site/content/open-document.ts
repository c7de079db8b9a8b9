import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { kinds } from "./content-api.ts";
import type { ContentSite } from "./content-site.ts";

export function parseContentRef(search: URLSearchParams): Pick<ContentRef, "kind" | "key"> | undefined {
  const [kind, key] = [search.get("kind"), search.get("key")];
  return kind !== null && kind in kinds && key ? { kind: kind as ContentRef["kind"], key } : undefined;
}

type Address = { kind: ContentRef["kind"]; key?: string };

/** Returns the console path of a document or, without a key, of the list of documents. */
export function addressOf({ brand }: Pick<ContentSite, "brand">, address: Address): string {
  return `/content?${new URLSearchParams({ ...(brand && { brand: brand.id }), ...address })}`;
}
