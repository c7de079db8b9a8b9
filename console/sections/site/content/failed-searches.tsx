import type { Answer } from "@parlour/contracts/call";
import { listHelpMisses } from "@parlour/contracts/calls/site/help/list-help-misses";
import { useCall } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Miss = Answer<typeof listHelpMisses>[number];

const columns: RecordColumn<Miss>[] = [
  { key: "words", header: "Search term", sortBy: ({ words }) => words, cell: ({ words }) => words },
  {
    key: "language",
    header: "Language",
    sortBy: ({ language }) => language,
    cell: ({ language }) => languageNames[language] ?? language,
  },
  {
    key: "count",
    header: "Searches",
    align: "end",
    sortBy: ({ count }) => count,
    cell: ({ count }) => count,
  },
  {
    key: "last",
    header: "Last searched",
    sortBy: ({ lastAskedOn }) => lastAskedOn,
    cell: ({ lastAskedOn }) => lastAskedOn,
  },
];

/** Help searches without a result, which show where an article or a keyword is missing. */
export function FailedSearches() {
  const resource = useCall(listHelpMisses, {});
  return (
    <>
      <p className="mb-4 max-w-2xl text-mist">
        Help searches without results that were made at least twice. We don't record who searched.
      </p>
      <h2 className="sr-only">Searches that found nothing</h2>
      <RecordTable
        caption="Searches that found nothing"
        columns={columns}
        resource={resource}
        rows={resource.value}
        rowKey={({ language, words }) => `${language} ${words}`}
        empty={{ title: "No failed searches" }}
      />
    </>
  );
}
