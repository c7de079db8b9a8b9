import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { ApiError } from "@parlour/web/api/api-error";
import { bucket, fetchHistory } from "./content-api.ts";

/** Whether the document exists in any of the given languages. If not, the page reports that it doesn't exist. */
export async function existsIn(
  languages: readonly string[],
  kind: ContentRef["kind"],
  key: string,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await Promise.all(
    languages.map((language) =>
      fetchHistory({ query: { bucket, language, kind, key }, signal }).then(
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
