type ManifestEntry = { blurDataUri?: string };

const manifests = import.meta.glob<Record<string, ManifestEntry>>("../../public/art/manifest.json", {
  eager: true,
  import: "default",
});
const manifest = Object.assign({}, ...Object.values(manifests)) as Record<string, ManifestEntry>;

/** The stand-in of a game's card, as an address that needs no request. */
export function blurOf(slug: string): string {
  return manifest[slug]?.blurDataUri ?? "";
}
