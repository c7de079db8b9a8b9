import type { Answer } from "@parlour/contracts/call";
import { listSecondPersonChanges } from "@parlour/contracts/calls/office/operator/list-second-person-changes";
import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import { useCall } from "@parlour/web/api/use-resource";
import { PolicyHistory } from "../../../parts/policy-history.tsx";
import { readable } from "../../../parts/readable.ts";
import type { RecordColumn } from "../../../parts/record-table.tsx";
import { ruleText } from "./rule-words.ts";

type Change = Answer<typeof listSecondPersonChanges>["items"][number];

const usePage = (query: { cursor?: number }) => useCall(listSecondPersonChanges, { query });

export function SecondPersonHistory({ actions }: { actions: readonly SecondPersonAction[] }) {
  const labels = new Map(actions.map(({ action, label }) => [action, label]));
  const what: RecordColumn<Change>[] = [
    { key: "action", header: "Action", cell: ({ subject }) => labels.get(subject) ?? readable(subject) },
    {
      key: "what",
      header: "Second operator",
      cell: ({ before, after }) =>
        `${before ? ruleText(before as SecondPersonRule) : "Unset"} → ${ruleText(after as SecondPersonRule)}`,
    },
  ];
  return <PolicyHistory caption="Two-person rule changes" usePage={usePage} what={what} />;
}
