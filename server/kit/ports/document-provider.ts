/** Whoever shows players the page on which they hand in a document. */
export type DocumentProvider = {
  /** The address to embed; the token says on whose behalf the page is opened. */
  pageUrl(token: string, language: string | undefined): string;
};
