/** Formats a number with its noun, such as "1 player" or "2 players"; `many` is given for irregular plurals. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
