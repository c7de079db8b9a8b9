/** Players who were picked by name, and a pasted list of ids. */
export type Recipients = { picked: readonly string[]; pasted: string };

export const noRecipients: Recipients = { picked: [], pasted: "" };

/** The ids of all recipients, each once. */
export function recipientIds({ picked, pasted }: Recipients): string[] {
  return [...new Set([...picked, ...pasted.split(/[\s,;]+/).filter(Boolean)])];
}
