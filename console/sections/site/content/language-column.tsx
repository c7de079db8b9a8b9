import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { languageNames } from "@parlour/web/i18n/languages";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { type Body, sharedBucket } from "./content-api.ts";
import { languagesOf, useContentSite } from "./content-site.ts";
import { DraftForm } from "./draft-form.tsx";
import { LanguageState } from "./language-state.tsx";
import { nextSchedule, ScheduledNotice } from "./scheduled-notice.tsx";
import { readDocument, useDocument } from "./use-document.ts";

type LanguageColumnProps = Pick<ContentRef, "kind" | "language"> & { documentKey: string };

/** A translation of a collection has only texts, because its games and its position are the same in all languages. */
function withoutGames(kind: ContentRef["kind"], body: Body): Body {
  if (kind !== "collection") return body;
  const { games: _games, order: _order, ...texts } = body;
  return texts;
}

/** One language of a document: status, form and actions. */
export function LanguageColumn({ kind, documentKey, language }: LanguageColumnProps) {
  const site = useContentSite();
  const { bucket, brand } = site;
  const ref = { bucket, language, kind, key: documentKey };
  const resource = useDocument(ref);
  const [begun, setBegun] = useState<Readonly<Record<string, unknown>>>();
  const found = resource.value;

  // A brand's text starts as a copy of the shared text, in the same language if possible and otherwise in English. A
  // shared text starts as a copy of the English one.
  const sources = brand
    ? [
        { ...ref, bucket: sharedBucket },
        { ...ref, bucket: sharedBucket, language: "en" },
      ]
    : [{ ...ref, language: "en" }];
  const isFirst = language === languagesOf(site)[0];
  const begin = async () => {
    try {
      for (const source of sources) {
        const read = await readDocument(source);
        if (read !== null) return setBegun(isFirst ? read.body : withoutGames(kind, read.body));
      }
      showToast({ tone: "info", title: "There's no version to start from." });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
  };
  return (
    <section
      aria-label={languageNames[language]}
      lang={language}
      className="min-w-0 rounded-panel border border-line bg-velvet"
    >
      <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 className="text-xl">{languageNames[language]}</h2>
        <LanguageState
          state={found ? { ...found.history, scheduledAt: nextSchedule(found.history) } : undefined}
        />
      </header>
      <div className="p-4">
        {resource.error !== undefined && found === undefined ? (
          <ErrorState title="Couldn't load this text" retryLabel="Try again" onRetry={resource.reload}>
            {failureText(resource.error)}
          </ErrorState>
        ) : null}
        {resource.isStale ? (
          <div className="mb-4">
            <Banner
              tone="warning"
              live
              action={
                <Button size="sm" onClick={resource.reload}>
                  Try again
                </Button>
              }
            >
              {failureText(resource.error)} This may be out of date.
            </Banner>
          </div>
        ) : null}
        {resource.error === undefined && found === undefined ? <FormSkeleton fields={4} /> : null}
        {found === null && begun === undefined ? (
          <div className="grid gap-3 py-6 text-center text-mist">
            <p>
              {brand === null
                ? "Not translated yet. Visitors see the default language."
                : `${brand.name} has no text of its own here. Visitors see its text in the brand's default language, or else the shared one.`}
            </p>
            <div>
              <Button onClick={begin}>
                {brand === null ? "Start from English" : "Start from the shared text"}
              </Button>
            </div>
          </div>
        ) : null}
        {found ? (
          <div className="mb-4 empty:hidden">
            <ScheduledNotice contentRef={ref} history={found.history} onChanged={resource.reload} />
          </div>
        ) : null}
        {found || (found === null && begun) ? (
          <DraftForm
            // When anyone saves a version, the form is reset to it, and unsaved changes are merged into it.
            key={found?.version ?? "new"}
            contentRef={ref}
            found={found ?? null}
            initial={found?.body ?? begun!}
            onChanged={resource.reload}
          />
        ) : null}
      </div>
    </section>
  );
}
