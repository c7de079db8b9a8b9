import {
  beginText,
  endText,
  moveText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  PDFString,
  StandardFonts,
  setFillingRgbColor,
  setFontAndSize,
  showText,
} from "pdf-lib";

export type Style = "plain" | "bold";
type Run = { text: string; isWide: boolean };

/**
 * Latin text is set in Helvetica. Text that Adobe's Simplified Chinese collection covers (Chinese, kana,
 * Greek, Cyrillic) is set in that collection's standard Song typeface. No font is embedded: every PDF viewer
 * has Helvetica, and a viewer that can show Chinese has a substitute for Song.
 */
export type Fonts = {
  width(text: string, size: number, style?: Style): number;
  draw(
    page: PDFPage,
    text: string,
    at: { x: number; y: number; size: number; grey?: number; style?: Style },
  ): void;
};

const wide = /[\u0391-\u03C9\u0401\u0410-\u0451\u3000-\u303F\u3041-\u30FE\u4E00-\u9FA5\uFF01-\uFF5E]/;
const latin: Readonly<Record<string, string>> = {
  "\u2212": "-",
  "\u202F": " ",
  "\u00A0": " ",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  ħ: "h",
};

export async function createFonts(pdf: PDFDocument): Promise<Fonts> {
  const faces: Record<Style, PDFFont> = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const known = new Set(faces.plain.getCharacterSet());
  const songFace = addSongFace(pdf);
  const names = new Map<PDFPage, Map<string, ReturnType<PDFPage["node"]["newFontDictionary"]>>>();
  const nameOn = (page: PDFPage, key: Style | "song") => {
    const onPage = names.get(page) ?? new Map();
    names.set(page, onPage);
    if (!onPage.has(key)) {
      onPage.set(key, page.node.newFontDictionary(key, key === "song" ? songFace : faces[key].ref));
    }
    return onPage.get(key)!;
  };
  const runsOf = (text: string): Run[] => {
    const runs: Run[] = [];
    for (const letter of text.normalize("NFC")) {
      const isWide = !known.has(letter.codePointAt(0)!) && wide.test(letter);
      const shown = isWide ? letter : toLatin(letter, known);
      const last = runs.at(-1);
      if (last?.isWide === isWide) last.text += shown;
      else runs.push({ text: shown, isWide });
    }
    return runs;
  };
  const widthOf = ({ text, isWide }: Run, size: number, style: Style) =>
    isWide ? text.length * size : faces[style].widthOfTextAtSize(text, size);
  return {
    width: (text, size, style = "plain") =>
      runsOf(text).reduce((sum, run) => sum + widthOf(run, size, style), 0),
    draw(page, text, { x, y, size, grey = 0.1, style = "plain" }) {
      let left = x;
      for (const run of runsOf(text)) {
        const shown = run.isWide ? PDFHexString.of(utf16(run.text)) : faces[style].encodeText(run.text);
        page.pushOperators(
          beginText(),
          setFillingRgbColor(grey, grey, grey),
          setFontAndSize(nameOn(page, run.isWide ? "song" : style), size),
          moveText(left, y),
          showText(shown),
          endText(),
        );
        left += widthOf(run, size, style);
      }
    },
  };
}

/**
 * Replaces a letter that Helvetica lacks with the same letter without its accent or, if Helvetica lacks that too, with
 * a question mark.
 */
function toLatin(letter: string, known: ReadonlySet<number>): string {
  const has = (text: string) => [...text].every((one) => known.has(one.codePointAt(0)!));
  if (has(letter)) return letter;
  const plain = latin[letter] ?? letter.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain !== "" && has(plain) ? plain : "?";
}

function utf16(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
}

/** Adds a predefined CJK font (ISO 32000-1, 9.7.5.2), for which the viewer substitutes its own Chinese typeface. */
function addSongFace(pdf: PDFDocument) {
  const { context } = pdf;
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: "STSong-Light",
      Flags: 6,
      FontBBox: [-25, -254, 1000, 880],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 880,
      StemV: 93,
    }),
  );
  const face = context.register(
    context.obj({
      Type: "Font",
      Subtype: "CIDFontType0",
      BaseFont: "STSong-Light",
      CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("GB1"), Supplement: 2 },
      DW: 1000,
      FontDescriptor: descriptor,
    }),
  );
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: "STSong-Light-UniGB-UCS2-H",
      Encoding: "UniGB-UCS2-H",
      DescendantFonts: [face],
    }),
  );
}
