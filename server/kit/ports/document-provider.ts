/** The company whose page takes players' documents. */
export type DocumentProvider = {
  /** Returns the address of the page to embed; the token in it identifies the player. */
  pageUrl(token: string, language: string | undefined): string;
};
