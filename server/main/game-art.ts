import { existsSync, readFileSync } from "node:fs";
import { shellFolder } from "./shell-build.ts";

/** Where the manifest of game art may be: among the built files, or else in the source folder. */
const manifests = ["build/client/art/manifest.json", "public/art/manifest.json"].map(
  (path) => new URL(path, shellFolder),
);

/** Returns whether a game has both pictures, the portrait card and the wide view. The manifest is read once. */
export function readGameArt(): (slug: string) => boolean {
  const file = manifests.find((each) => existsSync(each));
  const drawn = new Set(file === undefined ? [] : Object.keys(JSON.parse(readFileSync(file, "utf8"))));
  return (slug) => drawn.has(slug) && drawn.has(`${slug}-wide`);
}
