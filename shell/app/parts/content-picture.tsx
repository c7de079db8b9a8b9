import type { Picture } from "./block-types.ts";

type ContentPictureProps = {
  picture: Picture;
  /** The width at which the picture is shown, in the words of `<img sizes>`. */
  sizes: string;
  /** For the one picture that a visitor sees first. */
  first?: boolean;
  /** For pictures that are seen without scrolling, beside that one. */
  eager?: boolean;
  /** For places that are wide on phones too. */
  wideOnly?: boolean;
  className?: string;
};

/** Decoration: what it shows is said by the words beside it. */
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
