import { createHash } from "node:crypto";

// A settings object never changes: when settings change, they are read into a new object. So the version is computed
// only once per object.
const versions = new WeakMap<object, string>();

/** Returns a short text that is the same for settings with the same content. */
export function versionOf(config: object): string {
  let version = versions.get(config);
  if (version === undefined) {
    version = createHash("sha256").update(JSON.stringify(config)).digest("base64url").slice(0, 16);
    versions.set(config, version);
  }
  return version;
}
