const narrowNoBreakSpace = "\u202f";
const apostrophe = "\u2019";

/**
 * Makes the spaces around French punctuation non-breaking (before `: ; ? ! »` and after `«`), so that no punctuation
 * mark starts a line. A mark before a letter or a colon is part of a URL or a pattern and stays unchanged.
 */
export function narrowSpaces(text: string): string {
  return text
    .replace(/[ \u00a0](?=[:;?!»](?![:\w]))/g, narrowNoBreakSpace)
    .replace(/(?<=«)[ \u00a0]/g, narrowNoBreakSpace);
}

/**
 * Writes the apostrophe after a letter as ’. A straight apostrophe elsewhere may be a quotation mark of the message
 * syntax.
 */
export function curlyApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, apostrophe);
}
