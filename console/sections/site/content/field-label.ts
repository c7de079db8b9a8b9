import type { Path } from "./body-paths.ts";

/** Puts a value at a path of the document; nothing takes out what stands there. */
export type ChangeAt = (path: Path, value: unknown) => void;

/** A field's name as people read it. */
export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
