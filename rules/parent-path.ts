/** Returns the target of the back link in the cashier: the current path without its last segment. */
export function parentPath(path: string): string {
  const [clean = ""] = path.split(/[?#]/);
  return `/${clean.split("/").filter(Boolean).slice(0, -1).join("/")}`;
}
