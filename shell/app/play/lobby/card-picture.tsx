type CardPictureProps = { slug: string; sizes: string; eager?: boolean };

const widths = [240, 480];
const srcSet = (slug: string, format: string) =>
  widths.map((width) => `/art/${slug}-${width}.${format} ${width}w`).join(", ");

/** A game's card picture with a blurred placeholder until it loads. The card's title is the label. */
export function CardPicture({ slug, sizes, eager = false }: CardPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(slug, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(slug, "webp")} sizes={sizes} />
      <img
        src={`/art/${slug}-240.webp`}
        alt=""
        width={480}
        height={640}
        loading={eager ? "eager" : "lazy"}
        // `release-modules.ts` waits until the first picture with high priority has been painted before it loads
        // the page's scripts.
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className={`stand-in stand-in-${slug}`}
      />
    </picture>
  );
}
