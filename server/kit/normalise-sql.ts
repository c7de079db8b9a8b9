const gap = /[ \t\n\r\f\v]+|--[^\n\r]*/y;
/** A doubled quote needs no separate rule: it is read as the end of one string and the start of the next. */
const quoted = /'[^']*'|"[^"]*"/y;
const escaped = /[eE]?'(?:[^'\\]|\\[\s\S])*'/y;
const word = /[\w\u0080-\uffff][\w$\u0080-\uffff]*/y;
const dollarTag = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;
/**
 * Languages in which comments and white space mean nothing. In Python, for example, indentation matters, so it is not
 * one of them.
 */
const freeFormLanguages = new Set(["sql", "plpgsql"]);

/**
 * Returns SQL without comments and with a single space for every gap between tokens, so that two texts with the same
 * statements compare as equal. Strings and quoted names stay as they are; the bodies of functions and `do` blocks are
 * normalised like other SQL.
 */
export function normaliseSql(sql: string): string {
  const normalised: string[] = [];
  let statement: string[] = [];
  const endStatement = () => {
    normalised.push(...normaliseBodies(statement));
    statement = [];
  };
  for (const token of tokenise(sql)) {
    statement.push(token);
    if (token === ";") endStatement();
  }
  endStatement();
  return normalised.join("").trim();
}

/** Splits SQL as PostgreSQL does; each run of white space and comments becomes one space. */
function tokenise(sql: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  /** Whether the last token was an escape string, which another quote continues even after a line break. */
  let inEscapeString = false;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(sql)?.[0];
  };
  const readDollarQuoted = (): string | undefined => {
    const tag = match(dollarTag);
    if (tag === undefined) return undefined;
    const end = sql.indexOf(tag, at + tag.length);
    return end < 0 ? sql.slice(at) : sql.slice(at, end + tag.length);
  };

  while (at < sql.length) {
    const skipped = sql.startsWith("/*", at) ? readBlockComment(sql, at) : match(gap);
    if (skipped !== undefined) {
      if (tokens.at(-1) !== " ") tokens.push(" ");
      at += skipped.length;
      continue;
    }
    const escapeString: string | undefined =
      inEscapeString || /^[eE]'/.test(sql.slice(at, at + 2)) ? match(escaped) : undefined;
    inEscapeString = escapeString !== undefined;
    const token = escapeString ?? match(quoted) ?? match(word) ?? readDollarQuoted() ?? sql.charAt(at);
    tokens.push(token);
    at += token.length;
  }
  return tokens;
}

/** Returns the comment that starts at the position. Block comments nest in PostgreSQL. */
function readBlockComment(sql: string, start: number): string {
  let depth = 0;
  let at = start;
  do {
    if (sql.startsWith("/*", at)) {
      depth++;
      at += 2;
    } else if (sql.startsWith("*/", at)) {
      depth--;
      at += 2;
    } else at++;
  } while (depth > 0 && at < sql.length);
  return sql.slice(start, at);
}

/**
 * Normalises the dollar-quoted code of functions and `do` blocks. Other dollar-quoted strings are data, in which every
 * space counts.
 */
function normaliseBodies(statement: readonly string[]): string[] {
  const words = statement.filter((token) => token !== " ").map((token) => token.toLowerCase());
  const isBlock = words[0] === "do";
  const isDefinition = words[0] === "create" && (words.includes("function") || words.includes("procedure"));
  if (!isBlock && !isDefinition) return [...statement];
  const named = words.indexOf("language");
  const language = named < 0 && isBlock ? "plpgsql" : words[named + 1];
  if (language === undefined || !freeFormLanguages.has(language)) return [...statement];

  let previous = "";
  return statement.map((token) => {
    const tag = /^\$\w*\$/.exec(token)?.[0];
    const isBody = tag !== undefined && (isBlock || previous === "as");
    if (token !== " ") previous = token.toLowerCase();
    return isBody ? `${tag} ${normaliseSql(token.slice(tag.length, -tag.length))} ${tag}` : token;
  });
}
