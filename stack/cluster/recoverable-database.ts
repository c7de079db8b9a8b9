import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  type ChildProgram,
  freePorts,
  programOwner,
  startProgram,
  waitUntil,
  writeConfiguration,
} from "./child-program.ts";
import { findProgram } from "./cluster-programs.ts";

/** A PostgreSQL server whose log is archived by pgBackRest, with the configuration of `deploy/pgbackrest.conf`. */
export type RecoverableDatabase = {
  url: string;
  backUp(): void;
  /** Restores the state at the given time to a second server on another port, and returns its URL. */
  restoreTo(time: Date): Promise<string>;
  remove(): Promise<void>;
};

const user = "postgres";
const memory = "/dev/shm";

export async function createRecoverableDatabase(postgresql: string): Promise<RecoverableDatabase> {
  const owner = programOwner();
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "parlour-recovery-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const makeFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const [repository, logs, locks] = ["repository", "logs", "locks"].map(makeFolder) as [
    string,
    string,
    string,
  ];
  const [port, restoredPort] = (await freePorts(2)) as [number, number];
  const configuration = join(folder, "pgbackrest.conf");
  const data = join(folder, "data");
  const text = readFileSync(new URL("../../deploy/pgbackrest.conf", import.meta.url), "utf8")
    .replace("/var/lib/pgbackrest", repository)
    .replace("/var/log/pgbackrest", logs)
    .replace("/tmp/pgbackrest", locks)
    .replace("/var/lib/postgresql/parlour", data)
    .replace("pg1-port=5432", `pg1-port=${port}`)
    .replace("/var/run/postgresql", folder);
  writeConfiguration(configuration, text, owner);
  const env = { PATH: process.env.PATH, PGBACKREST_REPO1_CIPHER_PASS: "only-for-tests" };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      ...owner,
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 120_000,
    });
  const pgBackRest = findProgram("pgbackrest")!;
  const backRest = (...args: string[]) =>
    run(pgBackRest, `--config=${configuration}`, "--stanza=parlour", ...args);
  const servers: ChildProgram[] = [];
  const archiving = {
    archive_mode: "on",
    archive_command: `${pgBackRest} --config=${configuration} --stanza=parlour archive-push %p`,
  };
  const startOn = async (directory: string, at: number, more: Record<string, string> = {}) => {
    const settings = {
      port: at,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
      ...more,
    };
    const server = startProgram({
      name: `postgresql-${at}`,
      folder,
      owner,
      command: join(postgresql, "postgres"),
      args: [
        "-D",
        directory,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      env: { PGBACKREST_REPO1_CIPHER_PASS: env.PGBACKREST_REPO1_CIPHER_PASS },
    });
    servers.push(server);
    const url = `postgres://${user}@127.0.0.1:${at}/postgres`;
    await waitUntil("The start of PostgreSQL", 60_000, () => isWritable(url));
    return url;
  };
  run(
    join(postgresql, "initdb"),
    "-D",
    data,
    "-U",
    user,
    "-A",
    "trust",
    "-N",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  );
  const url = await startOn(data, port, archiving);
  backRest("stanza-create");
  return {
    url,
    backUp: () => backRest("--type=full", "backup"),
    async restoreTo(time) {
      const directory = makeFolder("restored");
      backRest(
        `--pg1-path=${directory}`,
        "--type=time",
        `--target=${time.toISOString().replace("T", " ").replace("Z", "+00")}`,
        "--target-action=promote",
        // The restored server must not write to the archive of the original one.
        "--archive-mode=off",
        "restore",
      );
      return await startOn(directory, restoredPort);
    },
    async remove() {
      for (const server of servers) await server.stop("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the server accepts connections and has completed its recovery. */
async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_is_in_recovery() as standby");
    return !rows[0].standby;
  } finally {
    await client.end().catch(() => {});
  }
}
