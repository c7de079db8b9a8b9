import type { Picture } from "../../parts/block-types.ts";
import { resolvePictures } from "../../parts/picture.server.ts";

/** The sizes in which the server keeps the wide pictures of other studios' games. */
const studioWidths = [640, 960, 1200];

/** The game's wide picture; null if there is none. */
export function heroOf(slug: string, isAtStudio: boolean): Picture | null {
  if (isAtStudio) return studioHero(slug);
  const resolved = resolvePictures<{ picture?: unknown }>({ picture: `${slug}-wide` });
  return (resolved.picture as Picture | undefined) ?? null;
}

function studioHero(slug: string): Picture {
  const address = (width: number, format: string) => `/art/${slug}-wide-${width}.${format}`;
  return {
    width: 1200,
    height: 525,
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: studioWidths.map((width) => `${address(width, format)} ${width}w`).join(", "),
    })),
    fallback: address(640, "webp"),
  };
}
