import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { useResource } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { buttonClass } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { PageHeader } from "../../../parts/page-header.tsx";
import { kinds, sharedBucket } from "./content-api.ts";
import { languagesOf, useContentSite } from "./content-site.ts";
import { existsAny } from "./exists-any.ts";
import { LanguageColumn } from "./language-column.tsx";
import { addressOf } from "./open-document.ts";

type DocumentEditorProps = { kind: ContentRef["kind"]; documentKey: string };

/** One document in the selected languages, side by side. Each language is saved and published separately. */
export function DocumentEditor({ kind, documentKey }: DocumentEditorProps) {
  const site = useContentSite();
  const languages = languagesOf(site);
  const [shown, setShown] = useState<readonly string[]>(languages.slice(0, 2));
  const toggle = (language: string) =>
    setShown(shown.includes(language) ? shown.filter((each) => each !== language) : [...shown, language]);
  const known = useResource({
    key: `exists ${site.bucket} ${kind} ${documentKey}`,
    read: (signal) =>
      existsAny(
        [...new Set([site.bucket, sharedBucket])].flatMap((bucket) =>
          languages.map((language) => ({ bucket, language, kind, key: documentKey })),
        ),
        signal,
      ),
  });
  const list = `/console${addressOf(site, { kind })}`;
  if (known.value === false) {
    return (
      <EmptyState
        title="No such document"
        action={
          <Link href={list} className={buttonClass({ size: "sm" })}>
            All documents
          </Link>
        }
      >
        {`${kinds[kind]}: ${documentKey}`}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={documentKey}
        actions={
          <Link href={list} className={buttonClass({ size: "sm" })}>
            All documents
          </Link>
        }
      >
        {site.brand === null ? kinds[kind] : `${kinds[kind]} of ${site.brand.name}`}
      </PageHeader>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">Languages side by side</legend>
        {languages.map((language) => (
          <Chip key={language} selected={shown.includes(language)} onClick={() => toggle(language)}>
            {languageNames[language]}
          </Chip>
        ))}
      </fieldset>
      <div className="grid auto-cols-[minmax(22rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-3">
        {languages
          .filter((language) => shown.includes(language))
          .map((language) => (
            <LanguageColumn key={language} kind={kind} documentKey={documentKey} language={language} />
          ))}
      </div>
    </>
  );
}
