/** A page with placeholders, all of which are filled with the same value, such as the nonce of its scripts. */
export type PageTemplate = {
  readonly length: number;
  /**
   * Returns the page with these bytes in its gaps. The buffer is reused, so the caller must return it after sending.
   */
  take(filling: Buffer): Buffer;
  giveBack(page: Buffer): void;
};

/** Buffers are reused, because a new one for each response would overload the garbage collector. */
const copiesKept = 16;

/** Creates a template. `finish` updates bytes that depend on the filled gaps, such as a checksum. */
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
