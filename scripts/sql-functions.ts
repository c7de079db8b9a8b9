/** Lists the functions that an SQL file creates, with the number of lines from the first to the closing quote. */
export function sqlFunctions(sql: string): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  let open: { name: string; first: number; quote?: string } | undefined;
  for (const [index, line] of sql.split("\n").entries()) {
    const [, name] = line.match(/^create or replace function ([\w.]+)/i) ?? [];
    if (name) open = { name, first: index };
    // The body ends at the second occurrence of its quote, which may be tagged, such as `$body$`.
    for (const [quote] of line.matchAll(/\$\w*\$/g)) {
      if (open === undefined) break;
      if (open.quote === undefined) open.quote = quote;
      else if (open.quote === quote) {
        found.push({ name: open.name, lines: index - open.first + 1 });
        open = undefined;
        break;
      }
    }
  }
  return found;
}
