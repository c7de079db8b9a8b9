import type { Picture } from "../../parts/block-types.ts";
import { resolvePictures } from "../../parts/picture.server.ts";

/** The game's wide picture; null if there is none. */
export function heroOf(slug: string): Picture | null {
  const resolved = resolvePictures<{ picture?: unknown }>({ picture: `${slug}-wide` });
  return (resolved.picture as Picture | undefined) ?? null;
}
