// Finds environment variables that the code reads and the operations manual does not list.
export const manualPage = "docs/operations/configuration.md";

/**
 * Files that don't read variables directly but list them as the keys or values of an object, each with the pattern
 * that finds the names there.
 */
const declarations = {
  "server/kit/config.ts": /^ {2}([A-Z][A-Z0-9_]+):/gm,
  "server/kit/tracing/trace-config.ts": /^ {2}(OTEL_[A-Z_]+):/gm,
  "server/kit/secrets.ts": /: "([A-Z][A-Z0-9_]+)"/g,
};

export function findVariables(file, text) {
  const names = [...text.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name]) => name);
  for (const [, list] of text.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g)) {
    const listed = list.split(",").map((part) => part.trim().split(/[\s:=]/)[0]);
    names.push(...listed.filter((name) => /^[A-Za-z]\w*$/.test(name)));
  }
  const declared = declarations[file];
  if (declared) names.push(...[...text.matchAll(declared)].map(([, name]) => name));
  return new Set(names);
}

/** Returns one sentence for each variable that the manual page does not mention. */
export function findUndocumented(files, read) {
  const page = read(manualPage);
  return files.flatMap((file) =>
    [...findVariables(file, read(file))]
      .filter((name) => !page.includes(`\`${name}\``))
      .map((name) => `${file}: reads ${name}, which ${manualPage} does not list`),
  );
}
