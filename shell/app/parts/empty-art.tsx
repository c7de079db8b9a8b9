type EmptyArtProps = { name: "favourites" | "messages" | "results" | "transactions" };

/** The decorative picture above an empty list; the text below says what is missing. */
export function EmptyArt({ name }: EmptyArtProps) {
  const file = (format: string) =>
    [240, 480].map((width) => `/art/empty-${name}-${width}.${format} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={file("avif")} sizes="320px" />
      <source type="image/webp" srcSet={file("webp")} sizes="320px" />
      <img
        src={`/art/empty-${name}-480.webp`}
        alt=""
        width={480}
        height={360}
        decoding="async"
        className="empty-art"
      />
    </picture>
  );
}
