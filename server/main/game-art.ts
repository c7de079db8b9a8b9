import { existsSync, readFileSync } from "node:fs";
import { shellFolder } from "./shell-build.ts";

/** Where the list of pictures lies: among the built files that are served, else at its source. */
const manifests = ["build/client/art/manifest.json", "public/art/manifest.json"].map(
  (path) => new URL(path, shellFolder),
);

/** Which games have both of their pictures: the upright card and the wide view. Read once. */
export function readGameArt(): (slug: string) => boolean {
  const file = manifests.find((each) => existsSync(each));
  const drawn = new Set(file === undefined ? [] : Object.keys(JSON.parse(readFileSync(file, "utf8"))));
  return (slug) => drawn.has(slug) && drawn.has(`${slug}-wide`);
}
