/** Parses a cursor, which names the last item of the previous page by a time and an id: `<time>/<id>`. */
export function parseCursor(cursor: string | undefined): { at: Date; id: string } | null {
  const [text = "", id = ""] = cursor?.split("/") ?? [];
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
