/** The company whose page takes players' documents. */
export type DocumentProvider = {
  /** The address to embed; the token identifies the player. */
  pageUrl(token: string, language: string | undefined): string;
};
