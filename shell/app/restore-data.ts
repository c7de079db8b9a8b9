/**
 * The source of an inline script that puts shared objects back into the data of the page's loaders before the router
 * uses it. An object may occur in several places, even within itself, and is visited only once.
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
