import type { GameCollectionDocument } from "@parlour/contracts/entities/game-document";
import { languageCodes } from "@parlour/contracts/languages";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";

/** A collection with its texts in the visitor's language. */
export type NamedCollection = { slug: string; title: string; description: string; games: readonly string[] };

/** Collections without a position come last, in the order of their slugs. */
const lastPlace = 10_000;

/**
 * Reads the collections. The games of a collection and its position are taken from a single document (that of the
 * default language, or else that of the first language with the collection), so that a translation can't show
 * different games from the original. Publishing, unpublishing and scheduling that document therefore applies to all
 * languages.
 */
export async function readCollections(
  content: Pick<PublishedContent, "list">,
  bucket: string,
  { language, languageDefault }: { language: string; languageDefault: string },
): Promise<NamedCollection[]> {
  const languages = [...new Set([languageDefault, ...languageCodes])];
  const originals = new Map<string, GameCollectionDocument>();
  for (const documents of await Promise.all(
    languages.map((each) => content.list(bucket, [each], "collection")),
  )) {
    for (const { key, body } of documents) {
      const document = body as GameCollectionDocument;
      if (document.games !== undefined && !originals.has(key)) originals.set(key, document);
    }
  }
  const translations = await content.list(bucket, [language, languageDefault], "collection");
  const texts = new Map(translations.map(({ key, body }) => [key, body as GameCollectionDocument]));
  return [...originals]
    .sort(
      ([slug, { order = lastPlace }], [otherSlug, { order: otherOrder = lastPlace }]) =>
        order - otherOrder || (slug < otherSlug ? -1 : 1),
    )
    .map(([slug, original]) => {
      const { title, description } = texts.get(slug) ?? original;
      return { slug, title, description, games: original.games ?? [] };
    });
}
