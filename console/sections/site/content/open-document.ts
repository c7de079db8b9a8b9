import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { kinds } from "./content-api.ts";

export function parseContentRef(search: URLSearchParams): Pick<ContentRef, "kind" | "key"> | undefined {
  const [kind, key] = [search.get("kind"), search.get("key")];
  return kind !== null && kind in kinds && key ? { kind: kind as ContentRef["kind"], key } : undefined;
}

export function addressOf({ kind, key }: Pick<ContentRef, "kind" | "key">): string {
  return `/content?${new URLSearchParams({ kind, key })}`;
}
