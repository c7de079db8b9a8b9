import { Button } from "@parlour/web/ui/button";
import { titleOf } from "./body-paths.ts";
import { labelOf } from "./field-label.ts";
import type { FieldConflict } from "./merge-draft.ts";

type FieldConflictsProps = {
  conflicts: readonly FieldConflict[];
  onResolve: (conflict: FieldConflict, keep: "mine" | "theirs") => void;
};

/** The fields that this operator and someone else changed, with both values and a choice for each. */
export function FieldConflicts({ conflicts, onResolve }: FieldConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section
      aria-label="Conflicting changes"
      className="grid gap-4 rounded-card border border-brass/45 bg-brass/8 p-4"
    >
      <p role="status">
        {conflicts.length === 1
          ? "You and someone else changed the same field. Choose which to keep before you save."
          : `You and someone else changed the same ${conflicts.length} fields. Choose which to keep before you save.`}
      </p>
      {conflicts.map((conflict) => {
        const name = nameOf(conflict);
        return (
          <fieldset key={conflict.path.join(".")} className="grid min-w-0 gap-3 border-t border-line pt-3">
            <legend className="sr-only">{name}</legend>
            <p className="font-semibold" aria-hidden="true">
              {name}
            </p>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Side label="Mine" value={conflict.mine} />
              <Side label="Theirs" value={conflict.theirs} />
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

function Side({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="max-h-40 overflow-y-auto whitespace-pre-line break-words">{textOf(value)}</dd>
    </div>
  );
}

/** The field's name with the entries that it belongs to, such as `Blocks 2, Title`. */
function nameOf({ path }: FieldConflict): string {
  const parts: string[] = [];
  for (const part of path) {
    if (typeof part === "number") parts.push(`${parts.pop() ?? "Entry"} ${part + 1}`);
    else parts.push(labelOf(part));
  }
  return parts.join(", ");
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === "") return "Empty";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) {
    return value.length === 0
      ? "Empty"
      : value.map((entry, index) => `${index + 1}. ${titleOf(entry)}`).join("\n");
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
