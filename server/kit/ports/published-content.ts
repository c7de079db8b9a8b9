import type { ContentKind } from "@parlour/contracts/entities/content-document";

export type PublishedDocument = { language: string; key: string; body: object; etag: string };

/** Published content. Implemented by the content service, which caches it. */
export type PublishedContent = {
  /** Returns the published document in the first of the given languages that has it. */
  find(
    bucket: string,
    languages: readonly string[],
    kind: ContentKind,
    key: string,
  ): Promise<PublishedDocument | undefined>;
  /** Returns every document of a kind, each in the first of the given languages that has it. */
  list(bucket: string, languages: readonly string[], kind: ContentKind): Promise<PublishedDocument[]>;
  /** Subscribes to changes of published content; returns the function that unsubscribes. */
  onChange(listener: (kind: ContentKind) => void): () => void;
};
