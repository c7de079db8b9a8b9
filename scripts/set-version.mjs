// `npm run version:set -- 0.3.0`: writes a version into every package.json, the lock file and the Helm chart. Our
// packages depend on each other by exact version, which `npm version` does not change.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitWithError, root } from "./prepare.mjs";

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) exitWithError("Name the version: npm run version:set -- 0.3.0");

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const writeJson = (file, data) => writeFileSync(join(root, file), `${JSON.stringify(data, null, 2)}\n`);

function setVersion(manifest) {
  manifest.version = version;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (name.startsWith("@parlour/")) dependencies[name] = version;
    }
  }
  return manifest;
}

const { workspaces } = readJson("package.json");
for (const file of ["package.json", ...workspaces.map((name) => `${name}/package.json`)]) {
  writeJson(file, setVersion(readJson(file)));
}
const lock = readJson("package-lock.json");
lock.version = version;
for (const name of ["", ...workspaces]) setVersion(lock.packages[name]);
writeJson("package-lock.json", lock);

const chart = join(root, "deploy/helm/parlour/Chart.yaml");
writeFileSync(chart, readFileSync(chart, "utf8").replaceAll(/^((?:app)?[vV]ersion:) .*/gm, `$1 ${version}`));
