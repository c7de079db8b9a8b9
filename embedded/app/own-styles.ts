import text from "../styles.css?inline";

let sheet: CSSStyleSheet | undefined;

/**
 * One constructed style sheet shared by all mounts. The content security policy allows constructed sheets,
 * and the styles apply only inside the shadow root that adopts them.
 */
export function ownStyles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
