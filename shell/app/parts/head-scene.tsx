import type { Picture } from "./block-types.ts";
import { ContentPicture } from "./content-picture.tsx";

/** The scene in a page's head, which fades towards the words. */
export function HeadScene({ picture }: { picture: Picture }) {
  return (
    <ContentPicture
      picture={picture}
      wideOnly
      eager
      sizes="(width < 48rem) 100vw, 960px"
      className="channel-picture"
    />
  );
}
