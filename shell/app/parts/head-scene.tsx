import type { Picture } from "./block-types.ts";
import { ContentPicture } from "./content-picture.tsx";

/** The picture in a page header, which fades towards the text. */
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
