// `npm run bench` runs every benchmark, `npm run bench -- http` only the named ones. `--scale=0.1` and
// `--entries=2000000` reduce the data of benchmarks that support it.
type Bench = { run(options: { scale?: number; entries?: number }): Promise<void> };

const benches: Record<string, () => Promise<Bench>> = {
  http: () => import("./http.ts"),
  polls: () => import("./polls.ts"),
  overload: () => import("./overload.ts"),
  page: () => import("./page.ts"),
  capacity: () => import("./capacity.ts"),
  rounds: () => import("./rounds.ts"),
  "round-size": () => import("./round-size.ts"),
  sports: () => import("./sports.ts"),
  racing: () => import("./racing.ts"),
  poker: () => import("./poker.ts"),
  tables: () => import("./tables.ts"),
  lobby: () => import("./lobby.ts"),
  smoothness: () => import("./smoothness.ts"),
  ledger: () => import("./ledger.ts"),
  "ledger-growth": () => import("./ledger-growth.ts"),
  help: () => import("./help.ts"),
  console: () => import("./console.ts"),
};

const given = process.argv.slice(2);
const named = given.filter((argument) => !argument.startsWith("--"));
const options = Object.fromEntries(
  given.flatMap((argument) => {
    const [, name, value] = /^--(scale|entries)=([\d.]+)$/.exec(argument) ?? [];
    return name === undefined ? [] : [[name, Number(value)]];
  }),
);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(", ")}; choose from ${Object.keys(benches).join(", ")}.\n`,
  );
  process.exit(1);
}
for (const [name, load] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  await (await load()).run(options);
}
