export type ImageSize = { width: number; height: number };

/** The limits for pictures are higher than a photo of a document needs, but low enough for viewers to decode them. */
const maxSide = 16_384;
const maxPixels = 64_000_000;

export function isSizeAllowed({ width, height }: ImageSize): boolean {
  return width <= maxSide && height <= maxSide && width * height <= maxPixels;
}

export function isEmpty({ width, height }: ImageSize): boolean {
  return width === 0 || height === 0;
}
