const narrowNoBreakSpace = "\u202f";

/**
 * French puts a space before `: ; ? ! »` and after `«`. It must be non-breaking, or the punctuation mark
 * could start the next line. A mark followed by a letter or another colon is part of a URL or a pattern.
 */
export function narrowSpaces(text: string): string {
  return text
    .replace(/[ \u00a0](?=[:;?!»](?![:\w]))/g, narrowNoBreakSpace)
    .replace(/(?<=«)[ \u00a0]/g, narrowNoBreakSpace);
}
