import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { ApiError } from "@parlour/web/api/api-error";
import { fetchHistory } from "./content-api.ts";

/**
 * Whether at least one of the given documents exists. If none does, the page reports that there is no such document.
 */
export async function existsAny(refs: readonly ContentRef[], signal: AbortSignal): Promise<boolean> {
  const found = await Promise.all(
    refs.map((query) =>
      fetchHistory({ query, signal }).then(
        ({ versions }) => versions.length > 0,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return false;
          throw error;
        },
      ),
    ),
  );
  return found.some(Boolean);
}
