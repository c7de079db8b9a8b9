import { createContext, type ReactNode, use, useId } from "react";

/** The marks before and after a shared part in the HTML of the page that is being rendered. */
type Marks = { before: string; after: string | null };

/** The shared parts of a page that the server is rendering. There are none in the browser. */
export type SharedParts = {
  /**
   * Returns the marks before and after a shared part; `after` is null if the part's HTML is known and need not be
   * rendered. Returns undefined for a part that cannot be shared.
   */
  mark(place: string, of: readonly unknown[]): Marks | undefined;
};

export const SharedPartsContext = createContext<SharedParts | null>(null);

/** Whether the server is rendering a shared part, whose HTML other players will get too. */
export const InSharedPart = createContext(false);

/**
 * A part of a page that looks the same to everyone who sees the same data, such as a row of games. The server renders
 * it once and then inserts its HTML into the pages of other players (`shared-parts.server.ts`).
 *
 * `of` lists everything that the part shows besides the page's address, brand, language and settings: texts, and
 * objects that loaders have passed to `share`. If another object is among them, the part is rendered for each page.
 */
export function SharedPart({ of, children }: { of: readonly unknown[]; children: ReactNode }) {
  const parts = use(SharedPartsContext);
  // The id depends on the position in the page, as do the ids inside the part.
  const place = useId();
  const marks = parts?.mark(place, of);
  // React derives ids from the number of children, so the browser renders the same three children as the server.
  return (
    <>
      {marks?.before}
      {marks === undefined ? children : marks.after === null ? null : <Recorded>{children}</Recorded>}
      {marks?.after}
    </>
  );
}

function Recorded({ children }: { children: ReactNode }) {
  return (
    <SharedPartsContext value={null}>
      <InSharedPart value={true}>{children}</InSharedPart>
    </SharedPartsContext>
  );
}
