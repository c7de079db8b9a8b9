import type { Path } from "../../../parts/conflicts/field-path.ts";

/** Sets a value at a path of the document; undefined removes it. */
export type ChangeAt = (path: Path, value: unknown) => void;

export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
