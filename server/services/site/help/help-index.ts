import type { Page } from "@parlour/contracts/entities/content";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { indexStore } from "./index-store.ts";
import { indexedPage, isHelpPage } from "./indexed-page.ts";

export type HelpIndex = {
  /**
   * Resolves once the index has been built. The first call builds it from everything that is published at that
   * time.
   */
  ready(): Promise<void>;
  /** Keeps the index up to date from now on; returns the function that stops it. */
  follow(): () => Promise<void>;
};

export type HelpIndexParts = {
  content: Pick<PublishedContent, "list" | "onChange">;
  settings: { get(): Promise<SiteConfiguration> };
};

export function createHelpIndex(kit: Kit, { content, settings }: HelpIndexParts): HelpIndex {
  const store = indexStore(kit);
  const { mode } = kit.config;

  /** The content buckets of brands are indexed too; pages that a bucket lacks come from the shared one. */
  const placesOf = (shared: string, languages: readonly string[]) => {
    const own = kit.brands.list().flatMap(({ bucket }) => bucket ?? []);
    return [...new Set([shared, ...own])].flatMap((bucket) =>
      languages.map((language) => ({ bucket, language })),
    );
  };
  const refresh = async () => {
    const configuration = await settings.get();
    const { bucket: shared, languagesPublished, languageDefault } = configuration;
    let changed = false;
    for (const { bucket, language } of placesOf(shared, languagesPublished)) {
      const published = await content.list(bucket, [language, languageDefault], "page");
      const pages = published
        .map(({ body, etag }) => ({ page: body as Page, etag }))
        .filter(({ page }) => isHelpPage(page, mode, configuration))
        .map(({ page, etag }) => indexedPage(page, etag, mode));
      if (await store.replace(bucket, language, pages)) changed = true;
    }
    if (changed) await store.settle();
  };

  let first: Promise<void> | undefined;
  /** Builds the index on the first request, so that it does not slow down the start of the server. */
  const ready = (): Promise<void> => {
    first ??= refresh().catch((error: unknown) => {
      first = undefined;
      throw error;
    });
    return first;
  };

  return {
    ready,
    follow() {
      let last: Promise<void> = Promise.resolve();
      let waiting = false;
      const refreshSoon = () => {
        // There is nothing to do if no page has been indexed, or if a pending refresh will include this change.
        if (first === undefined || waiting) return;
        waiting = true;
        last = Promise.allSettled([first, last])
          .then(() => {
            waiting = false;
            return refresh();
          })
          .catch((error: unknown) => kit.log.error({ err: error }, "help pages were not indexed"));
      };
      const stop = content.onChange((kind) => {
        if (kind === "page") refreshSoon();
      });
      const stopBrands = kit.brands.onChange(refreshSoon);
      return async () => {
        stop();
        stopBrands();
        await Promise.allSettled([first, last]);
      };
    },
  };
}
