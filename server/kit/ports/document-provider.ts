/** The company that collects players' documents on its own page. */
export type DocumentProvider = {
  /** Returns the URL of the page to embed; the token in it identifies the player. */
  pageUrl(token: string, language: string | undefined): string;
};
