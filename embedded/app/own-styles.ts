import text from "../styles.css?inline";

let sheet: CSSStyleSheet | undefined;

/** One sheet for every mount. The page's policy has no word against it, and it ends with the shadow root. */
export function ownStyles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
