// Checks pages that name tests as evidence, so that a renamed or removed test is noticed.

const reference = /\]\(((?:\.\.\/)+[^)]+\.(?:test|spec)\.ts)\)(?:: “([^”]*)”)?/g;

/**
 * Returns the tests that a page names as `[file](path): “title”`; a link without a title is a fault.
 */
export function readReferences(page) {
  return [...page.matchAll(reference)].map(([, path, title]) => ({ path, title }));
}

/** Returns a sentence for each row of a table `behaviour | tests` that names neither a test nor a command. */
export function findUntestedRows(page) {
  const rows = [...page.matchAll(/^\| ([^|]+) \|([^|]*)\|$/gm)].filter(
    ([, behaviour]) => !/^-+$|^behaviour$/.test(behaviour),
  );
  return rows.flatMap(([, behaviour, evidence]) =>
    readReferences(evidence).length > 0 || /`npm run [^`]+`/.test(evidence)
      ? []
      : [`no test is named for “${behaviour}”`],
  );
}

/**
 * Returns a sentence for each reference whose file or test does not exist. `read` returns undefined if the file does
 * not exist.
 */
export function findReferenceFaults(page, read) {
  return readReferences(page).flatMap(({ path, title }) => {
    if (!title) return [`${path} is named without a test`];
    const text = read(path);
    if (text === undefined) return [`${path} does not exist`];
    return text.includes(title) ? [] : [`${path} has no test “${title}”`];
  });
}

/** Returns the numbers of a list such as `1.2.1-1.2.3, 1.3.1`. */
export function expandNumbers(list) {
  return list
    .split(/[,\s]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last = first] = part.split("-");
      const section = first.slice(0, first.lastIndexOf("."));
      if (!last.startsWith(`${section}.`)) throw new Error(`${part} spans two sections`);
      const [from, to] = [first, last].map((number) => Number(number.slice(section.length + 1)));
      return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
    });
}

/** Returns a sentence for each requirement without a line, with two lines, or with an empty one. */
export function findRequirementFaults(page, required) {
  const rows = [...page.matchAll(/^\| (\d[\d., -]*) \|([^|]*)\|([^|]*)\|$/gm)];
  const faults = [];
  const seen = new Set();
  for (const [, list, text, evidence] of rows) {
    if (text.trim() === "" || evidence.trim() === "") faults.push(`${list} has no text or no evidence`);
    for (const number of expandNumbers(list)) {
      if (seen.has(number)) faults.push(`${number} has two lines`);
      seen.add(number);
    }
  }
  for (const number of expandNumbers(required)) if (!seen.has(number)) faults.push(`${number} has no line`);
  return faults;
}
