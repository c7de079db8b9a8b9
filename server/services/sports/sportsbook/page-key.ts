/** The position where a page of a list ends: a time, and an id for rows of the same time. */
export type PageKey = { at: Date; id: string };

export const pageKeyText = ({ at, id }: PageKey): string => `${at.toISOString()}_${id}`;

/** Parses a cursor; an invalid one starts at the beginning. */
export function parsePageKey(text: string | undefined): PageKey | undefined {
  const end = text?.indexOf("_") ?? -1;
  if (text === undefined || end < 0) return undefined;
  const at = new Date(text.slice(0, end));
  return Number.isNaN(at.getTime()) ? undefined : { at, id: text.slice(end + 1) };
}
