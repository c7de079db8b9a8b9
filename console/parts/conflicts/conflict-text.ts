import { languageCodes } from "@parlour/contracts/languages";
import { languageName, readable } from "../readable.ts";
import { type Path, titleOf } from "./field-path.ts";

export type FieldLabels = Readonly<Record<string, string>>;

/** The name of a field, preceded by the list entry that contains it, such as `Blocks 2, Title`. */
export function fieldName(path: Path, labels: FieldLabels = {}): string {
  const parts: string[] = [];
  for (const part of path) {
    if (typeof part === "number") parts.push(`${parts.pop() ?? "Entry"} ${part + 1}`);
    else if ((languageCodes as readonly string[]).includes(part)) parts.push(languageName(part));
    else parts.push(labels[part] ?? readable(part));
  }
  return parts.join(", ");
}

/** A field's value as readable text. */
export function valueText(value: unknown, labels: FieldLabels = {}): string {
  if (value === undefined || value === null || value === "") return "Empty";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value)) {
    if (value.length === 0) return "Empty";
    return value.map((entry, index) => `${index + 1}. ${entryText(entry, labels)}`).join("\n");
  }
  return typeof value === "object" ? entryText(value, labels) : String(value);
}

function entryText(entry: unknown, labels: FieldLabels): string {
  const title = titleOf(entry);
  if (title !== "Entry") return title;
  return Object.entries(entry as object)
    .filter(([, value]) => value !== "" && value !== null)
    .map(
      ([name, value]) =>
        `${fieldName([name], labels)}: ${typeof value === "object" ? JSON.stringify(value) : value}`,
    )
    .join(", ");
}
