import { PDFDocument, type PDFPage, rgb } from "pdf-lib";
import { createFonts, type Fonts } from "./fonts.ts";
import type { PdfDocument, PdfRow, PdfTable } from "./pdf-document.ts";

/** The size of an A4 page in points. */
const [width, height] = [595.28, 841.89];
const margin = 48;
const bottom = 64;
const rowHeight = 16;
const textSize = 9.5;
const inner = width - 2 * margin;

export async function drawDocument(document: PdfDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(document.title, { showInWindowTitleBar: true });
  pdf.setProducer(document.brand);
  const fonts = await createFonts(pdf);
  const pen = createPen(pdf, fonts);
  pen.heading(document);
  for (const table of document.tables) drawTable(pen, fonts, table);
  pen.down(8);
  for (const line of wrap(fonts, document.note, 8)) pen.line(line, { size: 8, grey: 0.4, height: 11 });
  numberPages(pdf, fonts, document.pageText);
  return await pdf.save();
}

type Pen = ReturnType<typeof createPen>;

function createPen(pdf: PDFDocument, fonts: Fonts) {
  let page = pdf.addPage([width, height]);
  let y = height - margin;
  return {
    get at(): { page: PDFPage; y: number } {
      return { page, y };
    },
    down(points: number) {
      y -= points;
    },
    /**
     * Starts a new page if less than the given height is left on the current one; returns whether a page was started.
     */
    need(points: number): boolean {
      if (y - points >= bottom) return false;
      page = pdf.addPage([width, height]);
      y = height - margin;
      return true;
    },
    line(text: string, { size, grey, height: high }: { size: number; grey: number; height: number }) {
      this.need(high);
      y -= high;
      fonts.draw(page, text, { x: margin, y, size, grey });
    },
    heading({ brand, title, facts }: PdfDocument) {
      fonts.draw(page, brand, { x: margin, y: y - 14, size: 14, style: "bold" });
      y -= 44;
      fonts.draw(page, title, { x: margin, y, size: 20, style: "bold" });
      y -= 12;
      for (const [label, value] of facts) {
        y -= 15;
        fonts.draw(page, label, { x: margin, y, size: textSize, grey: 0.4 });
        fonts.draw(page, fit(fonts, value, inner - 130), { x: margin + 130, y, size: textSize });
      }
      y -= 10;
    },
  };
}

function drawTable(pen: Pen, fonts: Fonts, table: PdfTable): void {
  pen.need(5 * rowHeight);
  pen.down(26);
  const { page, y } = pen.at;
  fonts.draw(page, table.title, { x: margin, y, size: 12, style: "bold" });
  pen.down(6);
  drawHead(pen, fonts, table);
  for (const row of table.rows) {
    if (pen.need(rowHeight)) drawHead(pen, fonts, table);
    drawRow(pen, fonts, table, row);
  }
}

function drawHead(pen: Pen, fonts: Fonts, table: PdfTable): void {
  if (table.columns.every(({ text }) => text === "")) return;
  drawCells(pen, fonts, table, { cells: table.columns.map(({ text }) => text) }, 0.4);
}

function drawRow(pen: Pen, fonts: Fonts, table: PdfTable, row: PdfRow): void {
  drawCells(pen, fonts, table, row, 0.1);
}

function drawCells(
  pen: Pen,
  fonts: Fonts,
  { columns }: PdfTable,
  { cells, look }: PdfRow,
  grey: number,
): void {
  pen.down(rowHeight);
  const { page, y } = pen.at;
  const style = look === "strong" ? "bold" : "plain";
  let right = width - margin;
  for (let n = columns.length - 1; n > 0; n--) {
    const text = cells[n] ?? "";
    const x = right - fonts.width(text, textSize, style);
    fonts.draw(page, text, { x, y: y + 5, size: textSize, grey, style });
    right -= columns[n]!.width;
  }
  const indent = look === "indented" ? 12 : 0;
  const name = fit(fonts, cells[0] ?? "", right - margin - indent - 8);
  fonts.draw(page, name, { x: margin + indent, y: y + 5, size: textSize, grey, style });
  page.drawLine({
    start: { x: margin, y },
    end: { x: width - margin, y },
    thickness: look === "strong" ? 0.8 : 0.3,
    color: rgb(0.75, 0.75, 0.75),
  });
}

function numberPages(pdf: PDFDocument, fonts: Fonts, pageText: string): void {
  const pages = pdf.getPages();
  pages.forEach((page, index) => {
    const text = pageText.replace("{page}", `${index + 1}`).replace("{pages}", `${pages.length}`);
    const x = width - margin - fonts.width(text, 8);
    fonts.draw(page, text, { x, y: 36, size: 8, grey: 0.4 });
  });
}

/** Shortens text that is too wide for its space and adds an ellipsis. */
function fit(fonts: Fonts, text: string, most: number): string {
  if (fonts.width(text, textSize) <= most) return text;
  const letters = [...text];
  while (letters.length > 1 && fonts.width(`${letters.join("")}…`, textSize) > most) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Breaks lines between words, or between any two characters in Chinese. */
function wrap(fonts: Fonts, text: string, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(/[\u3000-\u9FFF\uFF00-\uFFEF]|[^\s\u3000-\u9FFF\uFF00-\uFFEF]+\s*|\s+/g) ??
    []) {
    if (line !== "" && fonts.width(line + piece.trimEnd(), size) > inner) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return line === "" ? lines : [...lines, line];
}
