/** A game's picture in the size of an icon; the text beside it names the game. */
export function GameThumbnail({ slug }: { slug: string }) {
  return (
    <img
      src={`/art/${slug}-240.webp`}
      alt=""
      width={240}
      height={320}
      loading="lazy"
      decoding="async"
      className="h-20 w-15 shrink-0 rounded-control border border-line object-cover"
    />
  );
}
