import text from "../styles.css?inline";

let sheet: CSSStyleSheet | undefined;

/**
 * One constructed style sheet for all mounts: the content security policy allows it, and it is removed
 * together with the shadow root.
 */
export function ownStyles(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}
