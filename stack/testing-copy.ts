import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));

const copiedElsewhere = new Set(["node_modules", "build", ".react-router", "public"]);

/**
 * Copies the product's sources, so that a test may change them; installed packages and pictures are linked,
 * not copied.
 */
export function copyProduct(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "parlour-copy-"));
  const { workspaces } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  for (const name of [...workspaces, "languages"]) {
    cpSync(join(project, name), join(folder, name), {
      recursive: true,
      filter: (path) => !copiedElsewhere.has(basename(path)),
    });
    linkEntries(join(project, name), join(folder, name), ["node_modules", "public"]);
  }
  const settings = readdirSync(project).filter((name) => /^(package|tsconfig.*)\.json$/.test(name));
  for (const name of settings) cpSync(join(project, name), join(folder, name));
  const packages = readdirSync(join(project, "node_modules")).filter((name) => name !== "@parlour");
  mkdirSync(join(folder, "node_modules", "@parlour"), { recursive: true });
  linkEntries(join(project, "node_modules"), join(folder, "node_modules"), packages);
  // The product's own packages must resolve to the copied sources.
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, "node_modules/@parlour", name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkEntries(from: string, to: string, names: readonly string[]): void {
  const present = new Set(readdirSync(from));
  for (const name of names) if (present.has(name)) symlinkSync(join(from, name), join(to, name));
}
