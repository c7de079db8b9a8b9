// Checks the files in `deploy/`: they must be valid, set every variable that production requires, and set
// none that the operations manual does not list. Alerts and dashboards may name only metrics that the code reports.
// HAProxy and Prometheus validate their own files if they are installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { manualPage } from "./environment.mjs";
import { root } from "./prepare.mjs";
import { findChartFaults } from "./render-chart.mjs";

const read = (file) => readFileSync(join(root, file), "utf8");
const breaches = [];

const manual = read(manualPage);
const secrets = manual
  .match(/^## Secrets$([\s\S]*?)^## /m)[1]
  .matchAll(/^\| `([A-Z_]+)` \| (?!during a rotation)/gm);
const required = manual.matchAll(/^\| `([A-Z_]+)` \|[^|]*\| \*\*required in production/gm);
const requiredNames = [...required, ...secrets].map(([, name]) => name);

/** The environment variables that each deployment method (Docker Compose, Helm) sets or asks the operator to set. */
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
  for (const fault of findChartFaults(read(`${templates}/${file}`)))
    breaches.push(`${templates}/${file}: ${fault}`);
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

/**
 * Checks the systemd units. Each `ExecStart` program is replaced by Node, because systemd-analyze requires that the
 * programs exist.
 */
function checkUnits() {
  const folder = mkdtempSync(join(tmpdir(), "parlour-units-"));
  const names = readdirSync(join(root, "deploy/systemd"));
  for (const name of names) {
    const unit = read(`deploy/systemd/${name}`).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    writeFileSync(
      join(folder, name.replace("parlour@.", "parlour@3001.").replace("backup@.", "backup@full.")),
      unit,
    );
  }
  const files = readdirSync(folder).map((name) => join(folder, name));
  const note = checkWith("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", ...files]);
  rmSync(folder, { recursive: true });
  return note;
}

const notes = [
  checkWith("haproxy", ["-c", "-q", "-f", "deploy/haproxy.cfg"]),
  checkWith("haproxy", ["-c", "-q", "-f", "deploy/haproxy-database.cfg"]),
  checkWith("promtool", ["check", "config", "deploy/prometheus/prometheus.yml"]),
  checkWith("promtool", ["test", "rules", "deploy/prometheus/alerts.test.yml"]),
  checkUnits(),
];
const note = [...new Set(notes)].join(", ");

/** The metrics that alerts may use: those that the code registers, and those of Node, Prometheus and Patroni. */
const sources = readdirSync(join(root, "server"), { recursive: true })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes("node_modules"))
  .map((file) => `server/${file}`);
const registered = new Set(
  sources.flatMap((file) => [...read(file).matchAll(/\bparlour_[a-z_]+\b/g)].map(([name]) => name)),
);
const foreign = /^(up|nodejs_\w+|process_\w+|patroni_\w+)$/;
/** Returns the metrics that a query reads: a name before a brace, a bracket, or the end of an argument. */
function metricsIn(expression) {
  const names = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "").replaceAll(/\bby \([^)]*\)/g, "");
  return [...names.matchAll(/\b(up|[a-z]+_[a-z0-9_]+)\b(?!\s*\()/g)].map(([, name]) => name);
}
function checkExpression(file, expression) {
  for (const name of metricsIn(expression)) {
    const base = name.replace(/_(bucket|sum|count)$/, "");
    if (!registered.has(name) && !registered.has(base) && !foreign.test(name))
      breaches.push(`${file}: reads ${name}, which no code reports`);
  }
}

const alertsFile = "deploy/prometheus/alerts.yml";
for (const { rules } of parse(read(alertsFile)).groups) {
  for (const { alert, expr, annotations } of rules) {
    checkExpression(alertsFile, expr);
    if (!existsSync(join(root, annotations.runbook)))
      breaches.push(`${alertsFile}: ${alert} names the runbook ${annotations.runbook}, which does not exist`);
  }
}
const dashboardFile = "deploy/grafana/parlour.json";
const panels = JSON.parse(read(dashboardFile)).panels.filter(({ type }) => type !== "row");
for (const { title, targets } of panels) {
  if (targets.length === 0) breaches.push(`${dashboardFile}: the panel ${title} shows nothing`);
  for (const { expr } of targets) checkExpression(dashboardFile, expr);
}

// PgBouncer must connect to a port on which the HAProxy in front of the databases listens.
const pooled = read("deploy/pgbouncer.ini").match(/^parlour = host=\S+ port=(\d+)/m)?.[1];
if (!read("deploy/haproxy-database.cfg").includes(`bind :${pooled}`))
  breaches.push(
    `deploy/pgbouncer.ini: connects to port ${pooled}, where deploy/haproxy-database.cfg does not listen`,
  );
if (!/^pool_mode = transaction$/m.test(read("deploy/pgbouncer.ini")))
  breaches.push("deploy/pgbouncer.ini: must pool transactions, as the tests do");
const patroni = parse(read("deploy/patroni.yaml"));
if (patroni.bootstrap.dcs.synchronous_mode !== true)
  breaches.push("deploy/patroni.yaml: a failover loses payments without synchronous_mode");

for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(`${note}, ${breaches.length} breaches\n`);
process.exit(breaches.length === 0 ? 0 : 1);
