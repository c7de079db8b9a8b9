import { dirname } from "node:path";

type Source = { path: string; text: string };

const readers = /\breadTexts(?:<[^(]*>)?\(\s*"([^"]+)",\s*"([^"]+)"/g;

/** The folder of the service that a file belongs to, or the file's own folder if it belongs to no service. */
const scopeOf = (path: string): string =>
  path.match(/^server\/services\/[^/]+\/[^/]+\//)?.[0] ?? `${dirname(path)}/`;

/**
 * Returns a function that tells whether code uses a server text. Each part of the text's key has to be named in a
 * module that reads its file, or in another module of the same service. If the code looks a part up by a value, as in
 * `texts.reasons[code]`, the value has to occur somewhere on the server or in the contracts.
 */
export function findServerTextUse(sources: readonly Source[]): (file: string, key: string) => boolean {
  const scopes = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, domain, name] of text.matchAll(readers)) {
      const file = `${domain}/server/${name}.json`;
      scopes.set(file, (scopes.get(file) ?? new Set()).add(scopeOf(path)));
    }
  const everyWord = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const readerText = new Map(
    [...scopes].map(([file, folders]) => [
      file,
      sources
        .filter(({ path }) => [...folders].some((folder) => path.startsWith(folder)))
        .map(({ text }) => withoutComments(text))
        .join("\n"),
    ]),
  );
  return (file, key) => {
    const text = readerText.get(file) ?? "";
    return key.split(".").every((part, index, parts) => {
      if (new RegExp(`(?:\\.|[{,]\\s*|\\["|\\b(?:"|'))${part}\\b`).test(text)) return true;
      const parent = parts[index - 1];
      const isLookedUp =
        parent === undefined ? /\)\[/.test(text) : new RegExp(`\\b${parent}\\b\\)?\\[`).test(text);
      return isLookedUp && everyWord.has(part);
    });
  };
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, "");
