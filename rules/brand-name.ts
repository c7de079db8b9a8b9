/** The name that the texts in `languages/` use for the site. */
const nameInTexts = /\bParlour\b/g;

/** Replaces the site name in a text with the name of the brand. */
export function withBrandName(text: string, name: string): string {
  return name === "Parlour" ? text : text.replace(nameInTexts, () => name);
}

const [opens, closes] = ["\uE000", "\uE001"];
const verbatimText = /\uE000([^\uE000\uE001]*)\uE001/;

/** Marks a part of a message that a player or an operator wrote, so that `changeOwnText` leaves it unchanged. */
export const verbatim = (text: string): string => `${opens}${text.replace(/[\uE000\uE001]/g, "")}${closes}`;

/** Applies a change to all text that is not marked as `verbatim`, and removes the marks. */
export function changeOwnText(text: string, change: (ours: string) => string): string {
  return text
    .split(verbatimText)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

/** Returns a value with the brand's name in all its texts; the value itself if there is nothing to replace. */
export function renameTexts<Value>(value: Value, name: string): Value {
  return name === "Parlour" ? value : (rename(value, name) as Value);
}

function rename(value: unknown, name: string): unknown {
  if (typeof value === "string") return withBrandName(value, name);
  if (Array.isArray(value)) return value.map((item) => rename(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rename(item, name)]));
}
