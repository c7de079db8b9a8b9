import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "pdf-lib";
import { expect, it } from "vitest";
import { drawDocument } from "./draw-document.ts";
import type { PdfDocument } from "./pdf-document.ts";

const document = (change: Partial<PdfDocument> = {}): PdfDocument => ({
  brand: "Parlour",
  title: "Relevé de compte",
  facts: [["Titulaire", "王小明 Łukasz Żółć 🎲"]],
  tables: [
    {
      title: "By game",
      columns: [
        { text: "Name", width: 0 },
        { text: "Net", width: 90 },
      ],
      rows: Array.from({ length: 120 }, (_, index) => ({
        cells: [
          `Game ${index} with a very long name that does not fit into its column at all, whatever the size`,
          "−1 234,50",
        ],
      })),
    },
  ],
  note: "第一行。".repeat(40),
  pageText: "Page {page} of {pages}",
  ...change,
});

/** Returns the drawing instructions of each page, as text. */
async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => pdf.context.lookup(ref)) : [contents];
    return streams
      .map((stream) =>
        stream instanceof PDFRawStream
          ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")
          : "",
      )
      .join("\n");
  });
}

const hex = (text: string) => Buffer.from(text, "latin1").toString("hex").toUpperCase();

it("breaks a long table over pages, repeats its heading and numbers the pages", async () => {
  const pages = await readPages(await drawDocument(document()));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.slice(0, -1).entries()) {
    expect(page.toUpperCase()).toContain(hex("Name"));
    expect(page.toUpperCase()).toContain(hex(`Page ${index + 1} of ${pages.length}`));
  }
});

it("writes Chinese by its own letters, Latin without the accents that the face lacks, and nothing raw", async () => {
  const [first] = await readPages(await drawDocument(document()));
  // This is 王小明 in UTF-16, as the predefined Chinese font expects it.
  expect(first!.toLowerCase()).toContain("738b5c0f660e");
  expect(first!.toUpperCase()).toContain(hex(" Lukasz Zólc ?"));
  expect(first!.toUpperCase()).toContain(hex("-1 234,50"));
});
