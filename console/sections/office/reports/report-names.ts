import { placeName } from "../../../parts/place-name.ts";
import { methodName, readable } from "../../../parts/readable.ts";

const words: Readonly<Record<string, (code: string) => string>> = {
  country: (code) => (/^[A-Z]{2}$/.test(code) ? placeName(code) : code),
  method: methodName,
  provider: readable,
  type: readable,
  vertical: readable,
};

/** Converts the code in a text column of a report to a name. The export keeps the codes. */
export function nameIn(column: string, code: string): string {
  return words[column]?.(code) ?? code;
}
