/**
 * The source of an inline script: puts shared objects back into the data of the page's loaders before the router uses
 * it. The router decodes the data at the end of the page and then sets it as the context's `state`. An object may occur
 * in several places, also within itself, and is visited once.
 */
export const restoreData = `(objects) => {
  const seen = new Set();
  const restore = (value) => {
    if (typeof value !== "object" || value === null) return value;
    if ("$shared" in value) return objects[value.$shared];
    if (seen.has(value)) return value;
    seen.add(value);
    for (const name of Object.keys(value)) value[name] = restore(value[name]);
    return value;
  };
  let state;
  Object.defineProperty(window.__reactRouterContext, "state", {
    configurable: true,
    get: () => state,
    set(decoded) {
      restore(decoded.loaderData);
      state = decoded;
    },
  });
}`;
