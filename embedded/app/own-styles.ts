import text from "../styles.css?inline";

let sheet: CSSStyleSheet | undefined;

/**
 * All mounts share one constructed style sheet. The content security policy allows it, and it is released
 * with the shadow root.
 */
export function ownStyles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
