/** A page whose bytes are known but for its holes, all of which are filled with the same few bytes. */
export type PageTemplate = {
  readonly length: number;
  /** The page with these bytes in its holes. It is lent: whoever has sent it gives it back. */
  take(filling: Buffer): Buffer;
  giveBack(page: Buffer): void;
};

/** Copies that wait to be used again: making one for each answer would keep the garbage collector busier than us. */
const copiesKept = 16;

/** `finish` is for what follows from the filling, such as a checksum. */
export function createPageTemplate(
  master: Buffer,
  holes: readonly number[],
  finish?: (page: Buffer, filling: Buffer) => void,
): PageTemplate {
  const copies: Buffer[] = [];
  return {
    length: master.length,
    take(filling) {
      const page = copies.pop() ?? Buffer.from(master);
      for (const at of holes) filling.copy(page, at);
      finish?.(page, filling);
      return page;
    },
    giveBack(page) {
      if (copies.length < copiesKept) copies.push(page);
    },
  };
}
