// `npm run bench`: every benchmark; `npm run bench -- http`: the named ones.
type Bench = { run(): Promise<void> };

const benches: Record<string, () => Promise<Bench>> = {
  http: () => import("./http.ts"),
  polls: () => import("./polls.ts"),
  rounds: () => import("./rounds.ts"),
  lobby: () => import("./lobby.ts"),
  ledger: () => import("./ledger.ts"),
  "ledger-growth": () => import("./ledger-growth.ts"),
  help: () => import("./help.ts"),
};

const named = process.argv.slice(2);
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
  await (await load()).run();
}
