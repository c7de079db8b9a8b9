import { labelOf } from "./field-label.ts";
import { entryTemplates } from "./templates.ts";

type AddEntryProps = { name: string; items: readonly unknown[]; onAdd: (entry: unknown) => void };

/**
 * Adds an entry to a list: from a template if the list has any, otherwise as a copy of the last entry or as a line of
 * placeholder text.
 */
export function AddEntry({ name, items, onAdd }: AddEntryProps) {
  const last = items.at(-1);
  const templates =
    entryTemplates[name] ??
    (typeof last === "object" ? { "Copy of the last one": last } : { "A line": "Text" });
  const isPlain = typeof last === "string";
  const offered = isPlain && !(name in entryTemplates) ? { "A line": "Text" } : templates;
  return (
    <select
      aria-label={`Add to ${labelOf(name).toLowerCase()}`}
      value=""
      onChange={(event) => {
        const entry = (offered as Record<string, unknown>)[event.target.value];
        if (entry !== undefined) onAdd(structuredClone(entry));
      }}
      className="mt-2 min-h-11 w-full rounded-control border border-dashed border-field bg-transparent px-3 text-mist"
    >
      <option value="">Add…</option>
      {Object.keys(offered).map((label) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}
