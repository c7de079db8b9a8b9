import type { Answer } from "@parlour/contracts/call";
import type { listCaseSteps } from "@parlour/contracts/calls/protection/cases/list-case-steps";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Moment } from "../../../parts/moment.tsx";
import { type CursorPagination, Pagination } from "../../../parts/pagination.tsx";
import { allStepNames } from "./case-words.ts";

type CaseTimelineProps = {
  steps: ResourceView<Answer<typeof listCaseSteps>>;
  pagination: CursorPagination;
};

export function CaseTimeline({ steps, pagination }: CaseTimelineProps) {
  return (
    <Panel title="History">
      <ol className="grid gap-4">
        {steps.value?.items.map(({ id, kind, text, operatorName, at }) => (
          <li key={id} className="border-l-2 border-line pl-4">
            <p className="flex flex-wrap gap-x-3 text-sm text-mist">
              <span className="font-semibold text-ivory">{allStepNames[kind] ?? kind}</span>
              <span>{operatorName ?? "automatic"}</span>
              <Moment at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <Pagination pagination={pagination} next={steps.value?.nextCursor} />
    </Panel>
  );
}
