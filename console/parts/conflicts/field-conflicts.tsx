import { Button } from "@parlour/web/ui/button";
import { type FieldLabels, fieldName, valueText } from "./conflict-text.ts";
import type { FieldConflict } from "./merge-draft.ts";

type FieldConflictsProps = {
  conflicts: readonly FieldConflict[];
  /** The operator who changed the record, if known. */
  changedBy: string | undefined;
  labels?: FieldLabels | undefined;
  onResolve: (conflict: FieldConflict, keep: "mine" | "theirs") => void;
};

/** The fields that this operator and someone else changed, with both values and a choice for each. */
export function FieldConflicts({ conflicts, changedBy, labels, onResolve }: FieldConflictsProps) {
  if (conflicts.length === 0) return null;
  const both = `You and ${changedBy ?? "someone else"}`;
  return (
    <section
      aria-label="Conflicting changes"
      className="grid gap-4 rounded-card border border-brass/45 bg-brass/8 p-4"
    >
      <p role="status">
        {conflicts.length === 1
          ? `${both} changed the same field. Choose which to keep before you save.`
          : `${both} changed the same ${conflicts.length} fields. Choose which to keep before you save.`}
      </p>
      {conflicts.map((conflict) => {
        const name = fieldName(conflict.path, labels);
        return (
          <fieldset key={conflict.path.join(".")} className="grid min-w-0 gap-3 border-t border-line pt-3">
            <legend className="sr-only">{name}</legend>
            <p className="font-semibold" aria-hidden="true">
              {name}
            </p>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Side label="Mine" text={valueText(conflict.mine, labels)} />
              <Side label="Theirs" text={valueText(conflict.theirs, labels)} />
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onResolve(conflict, "mine")}>
                Keep mine
              </Button>
              <Button size="sm" onClick={() => onResolve(conflict, "theirs")}>
                Take theirs
              </Button>
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="max-h-40 overflow-y-auto whitespace-pre-line break-words">{text}</dd>
    </div>
  );
}
