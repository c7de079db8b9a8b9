import type { Answer } from "@parlour/contracts/call";
import { listCasePolicyChanges } from "@parlour/contracts/calls/protection/cases/list-case-policy-changes";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Difference } from "../../../parts/difference.tsx";
import { PolicyHistory } from "../../../parts/policy-history.tsx";
import type { RecordColumn } from "../../../parts/record-table.tsx";
import { fieldsOf } from "./rule-fields.ts";

type Change = Answer<typeof listCasePolicyChanges>["items"][number];

const what: RecordColumn<Change>[] = [
  {
    key: "what",
    header: "What",
    cell: ({ before, after }) => {
      const [old, fresh] = [fieldsOf(before as CasePolicy | null), fieldsOf(after as CasePolicy)];
      const labels = Object.fromEntries(Object.keys(fresh).map((name) => [name, name]));
      return <Difference before={old} after={fresh} labels={{ ...labels, deadlines: "Deadlines" }} />;
    },
  },
];

const usePage = (query: { cursor?: number }) => useCall(listCasePolicyChanges, { query });

export function CaseRuleHistory() {
  return <PolicyHistory caption="Case rule changes" usePage={usePage} what={what} />;
}
