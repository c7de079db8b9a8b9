import type { Brand } from "@parlour/contracts/entities/brand";
import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { useResource } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { kinds } from "./content-api.ts";
import { languagesOf, useContentSite } from "./content-site.ts";
import { type DocumentRow, readRows } from "./document-rows.ts";
import { LanguageState } from "./language-state.tsx";
import { NewDocumentDialog } from "./new-document-dialog.tsx";
import { addressOf } from "./open-document.ts";

type Kind = ContentRef["kind"];

const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** All documents of one kind with their status per language: the shared ones, or those that a brand shows. */
export function DocumentList({ brands }: { brands: readonly Brand[] }) {
  const site = useContentSite();
  const languages = languagesOf(site);
  const [filter, change] = useUrlValues({ kind: "page", text: "", brand: "", show: "" });
  const { text, brand, show } = filter;
  const kind = filter.kind in kinds ? (filter.kind as Kind) : "page";
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const resource = useResource({
    key: `content ${site.bucket} ${kind}`,
    read: (signal) => readRows({ bucket: site.bucket, kind }, languages, signal),
  });
  const wanted = text.trim().toLowerCase();
  const rows = (resource.loading ? undefined : resource.value)?.filter(
    ({ key, title, isOwn }) =>
      (show !== "own" || isOwn) && (wanted === "" || `${key} ${title ?? ""}`.toLowerCase().includes(wanted)),
  );
  const origin: RecordColumn<DocumentRow> = {
    key: "origin",
    header: "Content",
    sortBy: ({ isOwn }) => (isOwn ? 0 : 1),
    cell: ({ isOwn }) => <Badge tone={isOwn ? "brass" : "quiet"}>{isOwn ? "own" : "shared"}</Badge>,
  };
  const columns: RecordColumn<DocumentRow>[] = [
    {
      key: "key",
      header: "Document",
      sortBy: ({ key }) => key,
      cell: ({ key, title }) => (
        <>
          <span className="block font-semibold">{title ?? key}</span>
          <span className="text-sm break-all text-mist">{key}</span>
        </>
      ),
    },
    ...(site.brand === null ? [] : [origin]),
    ...languages.map((language) => ({
      key: language,
      header: languageNames[language] ?? language,
      headerCell: <abbr title={languageNames[language]}>{language}</abbr>,
      cell: ({ states }: DocumentRow) => <LanguageState state={states[language]} />,
    })),
  ];
  return (
    <>
      <FilterBar label="Documents">
        {brands.length < 2 ? null : (
          <SelectField
            label="Content of"
            options={[
              { value: "", label: "All brands (shared)" },
              ...brands.filter(({ isFirst }) => !isFirst).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={brand}
            onChange={(event) => change({ brand: event.target.value, show: "" })}
          />
        )}
        <SelectField
          label="Kind"
          options={kindOptions}
          value={kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
        {site.brand === null ? null : (
          <SelectField
            label="Show"
            options={[
              { value: "", label: "Own and shared" },
              { value: "own", label: "Own only" },
            ]}
            value={show}
            onChange={(event) => change({ show: event.target.value })}
          />
        )}
        <SearchField
          label="Title or path"
          type="search"
          value={text}
          onChange={(next) => change({ text: next })}
        />
        <Button variant="primary" className="max-w-44" onClick={() => setAdding(true)}>
          New document
        </Button>
      </FilterBar>
      <h2 className="sr-only">{kinds[kind]}</h2>
      <RecordTable
        caption={kinds[kind]}
        columns={columns}
        resource={resource}
        rows={rows}
        rowKey={({ key }) => key}
        onOpen={({ key }) => navigate(addressOf(site, { kind, key }))}
        empty={{ title: "Nothing found", text: "Try another search term or type." }}
      />
      <NewDocumentDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
