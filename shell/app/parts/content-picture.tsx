import type { Picture } from "./block-types.ts";

type ContentPictureProps = {
  picture: Picture;
  /** The displayed width, in the syntax of `<img sizes>`. */
  sizes: string;
  /** Marks the main picture of the first screen, which is loaded first. */
  first?: boolean;
  /** Marks a picture of the first screen, so that it is not loaded lazily; defaults to `first`. */
  eager?: boolean;
  /** Shows the landscape picture on phones too, instead of the portrait one. */
  wideOnly?: boolean;
  className?: string;
};

/** A decorative picture: the text beside it has the same information. */
export function ContentPicture({
  picture,
  sizes,
  first = false,
  eager = first,
  wideOnly = false,
  className,
}: ContentPictureProps) {
  const upright = wideOnly ? undefined : picture.upright;
  return (
    <picture>
      {upright?.sources.map(({ type, srcSet }) => (
        <source
          key={type}
          media="(width < 48rem)"
          type={type}
          srcSet={srcSet}
          sizes="100vw"
          width={upright.width}
          height={upright.height}
        />
      ))}
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.fallback}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
        className={className}
      />
    </picture>
  );
}
