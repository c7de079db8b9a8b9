/**
 * Lists the types of the kit and of its parts, of which a process has one instance per server. Reads the source of
 * `server/kit/kit.ts`, so that new parts are covered.
 */
export function kitTypes(source: string): string[] {
  const imported = [...source.matchAll(/^import type \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(","),
  );
  return ["Kit", ...imported.map((name) => name.trim()).filter(Boolean)];
}

/** A constant of the module whose type or value is a map, with the type of the map's keys. */
const moduleMap =
  /^(?:export )?(?:const|let) (\w+)[^;{(]*?\b(?:Weak)?Map<\s*(?:(?:Pick|Omit|Readonly)<\s*)?(\w+)/gm;

/**
 * Finds maps at module level that look up something by the kit or by a part of it. They would be hidden singletons;
 * `server/main` creates such objects once and passes them on.
 */
export function findKitMaps(text: string, types: readonly string[]): string[] {
  return [...text.matchAll(moduleMap)].filter(([, , key]) => types.includes(key!)).map(([, name]) => name!);
}
