/** One part of a message: plain text, a value, or a choice between messages. */
export type Part = string | { kind: "value" | "number" | "count"; name: string } | Choice;

export type Choice = { kind: "plural" | "select"; name: string; options: Record<string, Part[]> };

const OPENING = /^\s*(\w+)\s*(?:,\s*(number|plural|select)\s*)?(,|\})/;
const OPTION = /^\s*(=\d+|\w+)\s*\{/;

/**
 * Parses the subset of the ICU message syntax that our texts use: values, numbers, plurals (with `=n` and
 * `#`) and selects, which can be nested. The full library is larger than all our texts together.
 */
export function parseMessage(text: string): Part[] {
  const reader = { text, at: 0 };
  const parts = readParts(reader, undefined);
  if (reader.at < text.length) throw new SyntaxError(`Unbalanced brace at ${reader.at} in "${text}"`);
  return parts;
}

type Reader = { text: string; at: number };

function readParts(reader: Reader, counted: string | undefined): Part[] {
  const parts: Part[] = [];
  let plain = "";
  const flush = () => {
    if (plain) parts.push(plain);
    plain = "";
  };
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at];
    if (char === "}") break;
    if (char === "{") {
      flush();
      reader.at += 1;
      parts.push(readArgument(reader));
    } else if (char === "#" && counted) {
      flush();
      parts.push({ kind: "count", name: counted });
      reader.at += 1;
    } else {
      plain += char;
      reader.at += 1;
    }
  }
  flush();
  return parts;
}

function readArgument(reader: Reader): Part {
  const [, name, kind, end] = take(reader, OPENING);
  if (!kind && end === "}") return { kind: "value", name: name! };
  if (kind === "number" && end === "}") return { kind: "number", name: name! };
  if (kind === "number" || !kind || end === "}")
    throw new SyntaxError(`Malformed argument in "${reader.text}"`);
  const options: Record<string, Part[]> = {};
  while (!/^\s*\}/.test(reader.text.slice(reader.at))) {
    const [, selector] = take(reader, OPTION);
    options[selector!] = readParts(reader, kind === "plural" ? name : undefined);
    take(reader, /^\}/);
  }
  take(reader, /^\s*\}/);
  if (!options.other) throw new SyntaxError(`No "other" in "${reader.text}"`);
  return { kind: kind as "plural" | "select", name: name!, options };
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(reader.text.slice(reader.at));
  if (!match) throw new SyntaxError(`Unexpected text at ${reader.at} in "${reader.text}"`);
  reader.at += match[0].length;
  return match;
}
