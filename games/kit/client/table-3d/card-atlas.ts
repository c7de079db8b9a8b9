/** The order of the faces in the picture of all cards: a row for each suit, and a row with the back. */
const ranks = "A23456789TJQK";
const suits = "SHDC";

export const atlas = { columns: ranks.length, rows: suits.length + 1 } as const;
export type AtlasCell = { column: number; row: number };
export const backCell: AtlasCell = { column: 0, row: suits.length };

export const cellOf = (code: string): AtlasCell => ({
  column: ranks.indexOf(code[0]!),
  row: suits.indexOf(code[1]!),
});
export const codeOf = ({ column, row }: AtlasCell): string => `${ranks[column]}${suits[row]}`;
export const allCodes: readonly string[] = [...suits].flatMap((suit) =>
  [...ranks].map((rank) => rank + suit),
);
