import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { useResource } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { bucket, fetchDocuments, kinds, type ListedDocument, languages } from "./content-api.ts";
import { LanguageState } from "./language-state.tsx";
import { NewDocumentDialog } from "./new-document-dialog.tsx";
import { addressOf } from "./open-document.ts";

type Kind = ContentRef["kind"];
type Row = { key: string; title: string | null; states: Readonly<Record<string, ListedDocument>> };

const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** All documents of one kind with their status per language. */
export function DocumentList() {
  const [filter, change] = useUrlValues({ kind: "page", text: "" });
  const { text } = filter;
  const kind = filter.kind in kinds ? (filter.kind as Kind) : "page";
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const resource = useResource({ key: `content ${kind}`, read: (signal) => readRows(kind, signal) });
  const wanted = text.trim().toLowerCase();
  const rows = (resource.loading ? undefined : resource.value)?.filter(
    ({ key, title }) => wanted === "" || `${key} ${title ?? ""}`.toLowerCase().includes(wanted),
  );
  const columns: RecordColumn<Row>[] = [
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
    ...languages.map((language) => ({
      key: language,
      header: language,
      cell: ({ states }: Row) => <LanguageState state={states[language]} />,
    })),
  ];
  return (
    <>
      <FilterBar label="Documents">
        <SelectField
          label="Kind"
          options={kindOptions}
          value={kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
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
        onOpen={({ key }) => navigate(addressOf({ kind, key }))}
        empty={{ title: "Nothing found", text: "Try another search term or type." }}
      />
      <NewDocumentDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

async function readRows(kind: Kind, signal: AbortSignal): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const lists = await Promise.all(languages.map((language) => readAll(kind, language, signal)));
  for (const [index, documents] of lists.entries()) {
    for (const document of documents) {
      const row = rows.get(document.key) ?? { key: document.key, title: document.title, states: {} };
      rows.set(document.key, { ...row, states: { ...row.states, [languages[index]!]: document } });
    }
  }
  return [...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

async function readAll(kind: Kind, language: string, signal: AbortSignal): Promise<ListedDocument[]> {
  const all: ListedDocument[] = [];
  let cursor: string | null = null;
  do {
    const query: Parameters<typeof fetchDocuments>[0]["query"] = {
      bucket,
      language,
      kind,
      ...(cursor && { cursor }),
    };
    const page: Awaited<ReturnType<typeof fetchDocuments>> = await fetchDocuments({ query, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
