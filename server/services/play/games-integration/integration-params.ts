import { type Refusal, refuseFields } from "../../../kit/refusal.ts";

const mostParams = 20;
const longestText = 200;

/** Parses the JSON of simple values that a studio's game needs, which we pass on in the game's URL. */
export function parseIntegrationParams(text: string | undefined): Record<string, string> | Refusal {
  if (text === undefined || text === "") return {};
  const wrong = refuseFields([{ code: "INVALID_FORMAT", field: "integrationParams" }]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong;
  return handOn(value as Record<string, unknown>);
}

/** Keeps only short simple values whose names do not collide with ours. */
export function handOn(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const plain = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const isPlain = ["string", "number", "boolean"].includes(typeof value);
    const text = String(value);
    return isPlain && name !== "token" && name.length <= longestText && text.length <= longestText
      ? [[name, text]]
      : [];
  });
  return Object.fromEntries(plain.slice(0, mostParams));
}
