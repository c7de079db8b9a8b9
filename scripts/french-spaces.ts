const narrowNoBreakSpace = "\u202f";

/**
 * French puts a space before `: ; ? ! »` and after `«`. It must not break, or the sign begins the next line. A sign that
 * is followed by a letter or another colon belongs to an address or a pattern.
 */
export function narrowSpaces(text: string): string {
  return text
    .replace(/[ \u00a0](?=[:;?!»](?![:\w]))/g, narrowNoBreakSpace)
    .replace(/(?<=«)[ \u00a0]/g, narrowNoBreakSpace);
}
