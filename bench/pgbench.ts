import { execFileSync, spawnSync } from "node:child_process";

const program = "pgbench";
const clients = 32;
/** pgbench's manual recommends at least as many branches as clients, so that clients do not wait for the same row. */
const scale = 32;
const seconds = 2;

/** Runs PostgreSQL's own benchmark in the same database, if pgbench is installed. */
export function createPgbench(url: string): { perSecond(): number } | undefined {
  if (spawnSync(program, ["--version"]).error) return undefined;
  execFileSync(program, ["-i", "-q", "-s", String(scale), url], { stdio: "ignore" });
  return {
    perSecond() {
      const args = ["-n", "-b", "tpcb-like", "-c", String(clients), "-j", "2", "-T", String(seconds), url];
      const report = execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
      return Number(/tps = ([\d.]+)/.exec(report)?.[1] ?? 0);
    },
  };
}
