/** A document as the PDF worker draws it: all texts are final. */
export type PdfDocument = {
  /** The name of the brand, at the top of the first page. */
  brand: string;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  tables: readonly PdfTable[];
  note: string;
  /** The page number, with `{page}` and `{pages}` as placeholders. */
  pageText: string;
};

export type PdfTable = {
  title: string;
  /** The first column takes the rest of the width and is aligned left; the others are aligned right. */
  columns: readonly { text: string; width: number }[];
  rows: readonly PdfRow[];
};

export type PdfRow = { cells: readonly string[]; look?: "strong" | "indented" };
