import { CONTENT_PICTURE_WIDTHS } from "@parlour/contracts/constants";
import type { Picture, PictureSources } from "./block-types.ts";

type ManifestEntry = { width: number; height: number; widths: readonly number[]; formats: readonly string[] };

const manifests = import.meta.glob<Record<string, ManifestEntry>>("../../public/art/manifest.json", {
  eager: true,
  import: "default",
});
const manifest = Object.assign({}, ...Object.values(manifests)) as Record<string, ManifestEntry>;

/** Replaces picture names with their files; a picture that does not exist yet is left out. */
export function resolvePictures<T>(value: T): T {
  if (Array.isArray(value)) return value.map(resolvePictures) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key !== "picture" || typeof inner !== "string") return [[key, resolvePictures(inner)]];
    const picture = findPicture(inner);
    return picture ? [[key, picture]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Finds an uploaded picture. Its name contains its size, which also determines the widths in which it is
 * available.
 */
function findUploaded(name: string): (PictureSources & { widths: number[] }) | undefined {
  const [, width = "", height = ""] = /^up-[0-9a-f]{24}-(\d{2,4})x(\d{2,4})$/.exec(name) ?? [];
  if (width === "") return undefined;
  const widths = [...CONTENT_PICTURE_WIDTHS.filter((each) => each < Number(width)), Number(width)];
  const srcSet = widths.map((each) => `${uploadedAddress(name, each)} ${each}w`).join(", ");
  return { width: Number(width), height: Number(height), widths, sources: [{ type: "image/webp", srcSet }] };
}

function uploadedAddress(name: string, width: number): string {
  return `/content/v5/pictures/${name}/${width}`;
}

/** Finds a built-in picture by name; null if it does not exist yet. */
export function findArt(name: string): Picture | null {
  return (manifest[name] && findPicture(name)) ?? null;
}

function findPicture(name: string): Picture | undefined {
  const uploaded = findUploaded(name);
  if (uploaded) {
    const { widths, ...sources } = uploaded;
    return { ...sources, fallback: uploadedAddress(name, widths[0]!) };
  }
  const entry = manifest[name];
  if (!entry) return undefined;
  const uprightName = `${name}-phone`;
  const upright = manifest[uprightName];
  return {
    ...sourcesOf(name, entry),
    fallback: `/art/${name}-${entry.widths[0]}.${entry.formats.at(-1)}`,
    ...(upright && { upright: sourcesOf(uprightName, upright) }),
  };
}

function sourcesOf(name: string, { width, height, widths, formats }: ManifestEntry): PictureSources {
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `/art/${name}-${each}.${format} ${each}w`).join(", "),
  }));
  return { width, height, sources };
}

/** The widest file in a format that every link preview supports. */
export function sharedPicture(name: string): { path: string; width: number; height: number } | undefined {
  const uploaded = findUploaded(name);
  if (uploaded) {
    const { width, height } = uploaded;
    return { path: uploadedAddress(name, width), width, height };
  }
  const entry = manifest[name];
  const width = entry?.widths.at(-1);
  if (!entry || width === undefined) return undefined;
  const height = Math.round((entry.height * width) / entry.width);
  return { path: `/art/${name}-${width}.${entry.formats.at(-1)}`, width, height };
}
