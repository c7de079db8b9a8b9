/** Why a column of an exported table is left out. */
export const columnReasons = {
  secret: "a hash, key or token: it proves who the player is, and helps only a thief",
  operator: "names an operator",
  third: "is about another person, or names one",
  technical: "how the server works, such as a version or position; says nothing about the player",
  derived: "computed from exported columns",
  checks: "checks against fraud and money laundering that the law forbids to reveal",
  files: "exported as files instead",
  internal: "operators' notes to each other; they may mention suspicions that the law forbids to reveal",
} as const;

/** A table with data about players, and the part of it that a player can download. */
export type PersonalTable = {
  /** The table's name, with its schema unless it is `public`. */
  table: string;
  /** The name of the table's files in the archive. */
  file: string;
  /** The exported columns, separated by spaces. */
  columns: string;
  /** SQL that selects the player's rows; `$1` is the player's id. By default `player_id = $1`. */
  where?: string;
  /**
   * A column that is encrypted with the player's key, and its label with the names of columns in braces. Its text
   * replaces the column `as`. If `as` is not set, the text is a JSON object with further columns.
   */
  sealed?: { column: string; label: string; as?: string };
  /**
   * The effect of an erasure of the player's data. It can `keep` the rows, if the player's id is the only personal
   * data in them, `delete` them, or overwrite these columns with SQL expressions.
   */
  erasure: "keep" | "delete" | Readonly<Record<string, string>>;
  /** SQL that selects the rows to erase, if they differ from the rows that are exported. */
  erasureWhere?: string;
  /** Keys of JSON columns that are left out, because they name another person. */
  withoutKeys?: Readonly<Record<string, readonly string[]>>;
  /** The columns that the player's copy leaves out, with the reason. */
  omitted?: Readonly<Record<string, keyof typeof columnReasons>>;
};
