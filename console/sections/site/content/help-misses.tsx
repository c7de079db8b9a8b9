import type { Answer } from "@parlour/contracts/call";
import type { listHelpMisses } from "@parlour/contracts/calls/site/help/list-help-misses";
import { client } from "@parlour/web/api/client";
import { languageNames } from "@parlour/web/i18n/languages";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";

type Miss = Answer<typeof listHelpMisses>[number];

const askMisses = client<typeof listHelpMisses>("GET", "/services/operator/v1/help-misses");

const columns: RecordColumn<Miss>[] = [
  { key: "words", header: "Searched for", sortBy: ({ words }) => words, cell: ({ words }) => words },
  {
    key: "language",
    header: "Language",
    sortBy: ({ language }) => language,
    cell: ({ language }) => languageNames[language] ?? language,
  },
  { key: "count", header: "Times", align: "end", sortBy: ({ count }) => count, cell: ({ count }) => count },
  {
    key: "last",
    header: "Last on",
    sortBy: ({ lastAskedOn }) => lastAskedOn,
    cell: ({ lastAskedOn }) => lastAskedOn,
  },
];

/** Help searches without a result: each may deserve an article, or a word in one. */
export function HelpMisses() {
  const answer = useAnswer("help misses", (signal) => askMisses({ signal }));
  return (
    <>
      <p className="mb-4 max-w-2xl text-mist">
        Searches of the help that found nothing, once they were made at least twice. Who searched is not kept.
      </p>
      <h2 className="sr-only">Searches that found nothing</h2>
      <RecordTable
        caption="Searches that found nothing"
        columns={columns}
        answer={answer}
        rows={answer.value}
        rowKey={({ language, words }) => `${language} ${words}`}
        empty={{ title: "Every search found something" }}
      />
    </>
  );
}
