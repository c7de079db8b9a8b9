import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { ApiError } from "@parlour/web/api/api-error";
import { type ResourceView, useResource } from "@parlour/web/api/use-resource";
import { type Body, type ContentHistory, fetchHistory, fetchVersion } from "./content-api.ts";

/** The newest version of a document, and its history; `null` if it doesn't exist in this language yet. */
export type ReadDocument = { history: ContentHistory; version: number; body: Body } | null;

export function useDocument(ref: ContentRef): ResourceView<ReadDocument> {
  return useResource({ key: `document ${JSON.stringify(ref)}`, read: (signal) => readDocument(ref, signal) });
}

export async function readDocument(ref: ContentRef, signal?: AbortSignal): Promise<ReadDocument> {
  try {
    const history = await fetchHistory({ query: ref, ...(signal && { signal }) });
    const version = history.draftVersion ?? history.publishedVersion ?? history.versions[0]?.version;
    if (version === undefined) return null;
    const { body } = await fetchVersion({ params: { version }, query: ref, ...(signal && { signal }) });
    return { history, version, body };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
