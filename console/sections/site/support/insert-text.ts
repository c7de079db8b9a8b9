/** Inserts a text at the caret, separated by spaces from the words before and after it. */
export function insertText(text: string, caret: number, inserted: string): { text: string; caret: number } {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const start = before === "" || /\s$/.test(before) ? before : `${before} `;
  const end = after === "" || /^[\s.,;:!?]/.test(after) ? after : ` ${after}`;
  return { text: `${start}${inserted}${end}`, caret: start.length + inserted.length };
}

/**
 * Replaces a shortcut such as `/bye` with its text when a space has been typed after it. Returns undefined if the
 * caret isn't behind a known shortcut.
 */
export function expandShortcut(
  text: string,
  caret: number,
  find: (shortcut: string) => string | undefined,
): { text: string; caret: number } | undefined {
  const [whole, lead = "", shortcut = ""] = /(^|\s)\/([a-z0-9-]+) $/.exec(text.slice(0, caret)) ?? [];
  const expanded = whole === undefined ? undefined : find(shortcut);
  if (whole === undefined || expanded === undefined) return undefined;
  const start = `${text.slice(0, caret - whole.length)}${lead}${expanded} `;
  return { text: start + text.slice(caret), caret: start.length };
}
