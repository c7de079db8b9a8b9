import type { Picture } from "../../parts/block-types.ts";
import { resolvePictures } from "../../parts/picture.server.ts";

/** The wide view of the game's scene; null while it has not been made. */
export function heroOf(slug: string): Picture | null {
  const resolved = resolvePictures<{ picture?: unknown }>({ picture: `${slug}-wide` });
  return (resolved.picture as Picture | undefined) ?? null;
}
