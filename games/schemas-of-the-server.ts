/**
 * Replaces the schema library in the built clients: one object stands for every schema and every function that builds
 * one. Only the server validates with schemas, so validating here is a bug.
 */
export const z: object = new Proxy(() => z, {
  get(_, name) {
    if (/parse/i.test(String(name))) throw new Error("Schemas are checked on the server.");
    return z;
  },
});
