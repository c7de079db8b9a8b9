/** Parses a list of brand IDs, such as `parlour, firefly`. */
export function parseBrands(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((id) => id !== "");
}
