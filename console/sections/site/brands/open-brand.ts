/** The editor that the URL of the brands tab asks for: the editor of a brand, the editor for a new brand, or none. */
type OpenBrand = { brandId: string } | "new" | undefined;

/** A new brand has its own parameter, because "new" is also a valid ID. */
export function parseOpenBrand(search: URLSearchParams): OpenBrand {
  const brandId = search.get("brand");
  if (brandId) return { brandId };
  return search.get("new") === "brand" ? "new" : undefined;
}

/** Returns the console path of a brand's editor, of the editor for a new brand, or of the list of brands. */
export function brandAddress(open?: OpenBrand): string {
  const place = open === undefined ? {} : open === "new" ? { new: "brand" } : { brand: open.brandId };
  return `/configuration?${new URLSearchParams({ tab: "brands", ...place })}`;
}
