// Checks the files in `deploy/`: they must be valid, set every variable that production requires, and set
// none that the operations manual does not list. HAProxy validates its own configuration if it is installed.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { manualPage } from "./environment.mjs";
import { root } from "./prepare.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");
const breaches = [];

const manual = read(manualPage);
const secrets = manual.match(/^## Secrets$([\s\S]*?)^## /m)[1].matchAll(/^\| `([A-Z_]+)` \|/gm);
const required = manual.matchAll(/^\| `([A-Z_]+)` \|[^|]*\| \*\*required in production/gm);
const requiredNames = [...required, ...secrets].map(([, name]) => name);

/** The variables that each way of deploying sets, or asks the operator to fill in. */
const [environmentFile, chart] = ["deploy/parlour.env.example", "deploy/helm/parlour/values.yaml"];
const values = parse(read(chart));
const secretNames = read(chart).match(/# A Secret with ([\s\S]*?)\. The chart/)[1];
const variables = {
  [environmentFile]: [...read(environmentFile).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  [chart]: [...Object.keys(values.environment), ...secretNames.match(/[A-Z_]{4,}/g)],
};
for (const [file, names] of Object.entries(variables)) {
  for (const name of requiredNames)
    if (!names.includes(name)) breaches.push(`${file}: lacks ${name}, which production requires`);
  for (const name of names)
    if (!manual.includes(`\`${name}\``))
      breaches.push(`${file}: sets ${name}, which ${manualPage} does not list`);
}

const { services } = parse(read("deploy/compose.yaml"), { merge: true });
for (const [name, { depends_on: needs = [] }] of Object.entries(services))
  for (const other of Array.isArray(needs) ? needs : Object.keys(needs))
    if (!(other in services))
      breaches.push(`deploy/compose.yaml: ${name} needs ${other}, which does not exist`);

// Values that a template reads must exist, because Helm renders a missing one as nothing.
const templates = "deploy/helm/parlour/templates";
for (const file of readdirSync(join(root, templates))) {
  for (const [, path] of read(`${templates}/${file}`).matchAll(/\.Values\.([\w.]+)/g)) {
    const value = path.split(".").reduce((part, key) => part?.[key], values);
    if (value === undefined)
      breaches.push(`${templates}/${file}: reads ${path}, which values.yaml does not set`);
  }
}
const { version } = JSON.parse(read("package.json"));
const { version: chartVersion, appVersion } = parse(read("deploy/helm/parlour/Chart.yaml"));
if (chartVersion !== version || appVersion !== version)
  breaches.push(`deploy/helm/parlour/Chart.yaml: is not version ${version}`);

/** Runs a checker and returns a note about it. A checker that is not installed is skipped. */
function checkWith(program, args) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  if (error?.code === "ENOENT") return `${program} is not installed`;
  if (status !== 0) breaches.push(`${program}: ${stdout}${stderr}`);
  return `checked by ${program}`;
}
const note = checkWith("haproxy", ["-c", "-q", "-f", "deploy/haproxy.cfg"]);

for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(`${note}, ${breaches.length} breaches\n`);
process.exit(breaches.length === 0 ? 0 : 1);
