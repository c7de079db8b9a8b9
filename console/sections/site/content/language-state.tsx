import { Badge } from "@parlour/web/ui/badge";
import { formatMoment } from "../../../parts/format-moment.ts";

type State = {
  publishedVersion: number | null;
  draftVersion: number | null;
  /** When the next scheduled change is due; null if there is none. */
  scheduledAt: string | null;
};

export function LanguageState({ state }: { state: State | undefined }) {
  if (state === undefined) return <span className="text-sm text-mist">none</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {state.publishedVersion === null ? null : <Badge tone="gain">live</Badge>}
      {state.draftVersion === null ? null : <Badge tone="brass">draft</Badge>}
      {state.publishedVersion === null && state.draftVersion === null ? <Badge>off</Badge> : null}
      {state.scheduledAt === null ? null : (
        <span title={formatMoment(new Date(state.scheduledAt), new Date())}>
          <Badge>scheduled</Badge>
        </span>
      )}
    </span>
  );
}
