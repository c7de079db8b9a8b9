import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { DraftNotice } from "../draft-notice.tsx";
import { type FieldLabels, fieldName, valueText } from "./conflict-text.ts";
import { FieldConflicts } from "./field-conflicts.tsx";
import { compareFields } from "./record-draft.ts";
import type { DraftState } from "./use-merged-draft.ts";

type DraftStatusProps<Value> = {
  draft: DraftState<Value>;
  /** The beginning of a sentence about the record, such as "This brand has". */
  what: string;
  /** The operator who changed the record last, if known. */
  changedBy?: string | undefined;
  labels?: FieldLabels | undefined;
};

/**
 * Reports that unsaved changes were restored, or that someone else has changed the record since they were made. In
 * that case, the form already contains the other operator's changes, and this operator has to choose a value for each
 * field that both have changed.
 */
export function DraftStatus<Value>({ draft, what, changedBy, labels }: DraftStatusProps<Value>) {
  const [isComparing, setComparing] = useState(false);
  const { changedSince, conflicts } = draft;
  if (changedSince === undefined) return <DraftNotice draft={draft} />;
  return (
    <div className="mb-5 grid gap-4">
      <Banner
        tone="warning"
        live
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
              Compare
            </Button>
            <Button size="sm" onClick={draft.clear}>
              Discard mine
            </Button>
            {conflicts.length === 0 ? (
              <Button size="sm" onClick={draft.acknowledge}>
                OK
              </Button>
            ) : null}
          </div>
        }
      >
        {what} changed since you began.{" "}
        {changedBy === undefined ? "" : `The last change was made by ${changedBy}. `}
        Their changes are in the form beside yours.
      </Banner>
      <FieldConflicts conflicts={conflicts} changedBy={changedBy} labels={labels} onResolve={draft.resolve} />
      {isComparing ? (
        <Comparison
          fields={compareFields(changedSince.before, changedSince.latest, draft.value)}
          labels={labels}
        />
      ) : null}
    </div>
  );
}

/** Explains why the record can't be saved yet. */
export function ConflictHint({ conflicts }: Pick<DraftState<unknown>, "conflicts">) {
  if (conflicts.length === 0) return null;
  return <p className="text-sm text-mist">Choose which changes to keep first.</p>;
}

type ComparisonProps = { fields: ReturnType<typeof compareFields>; labels: FieldLabels | undefined };

/**
 * Every field that either operator has changed, with its old value, the other operator's value and the value in the
 * form.
 */
function Comparison({ fields, labels }: ComparisonProps) {
  const columns = ["Before", "Theirs", "In the form"];
  return (
    <div className="overflow-x-auto rounded-card border border-line p-4">
      <table className="w-full text-sm">
        <caption className="sr-only">All changes since you began</caption>
        <thead>
          <tr className="border-b border-line text-left text-mist">
            {["Field", ...columns].map((title) => (
              <th key={title} scope="col" className="py-2 pr-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, before, theirs, mine }) => (
            <tr key={path.join(".")} className="border-b border-line/70 align-top last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {fieldName(path, labels)}
              </th>
              {[before, theirs, mine].map((value, index) => (
                <td key={columns[index]} className="py-2 pr-3 whitespace-pre-line break-words">
                  {valueText(value, labels)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
