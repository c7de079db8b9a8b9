import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChildProgram, type Owner, startProgram, writeConfiguration } from "./child-program.ts";
import type { ClusterPrograms } from "./cluster-programs.ts";
import type { DatabaseNode } from "./database-pair.ts";

// This file starts PgBouncer, HAProxy and Redis. PgBouncer and HAProxy use the configuration files in `deploy/` with
// other addresses, so that the tests cover the configuration that operators deploy.

type Place = { programs: ClusterPrograms; folder: string; owner: Owner | undefined };

const deployed = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), "utf8");

export function startPooler(
  { programs, folder, owner }: Place,
  { port, databasePort, password }: { port: number; databasePort: number; password: string },
): ChildProgram {
  const users = join(folder, "userlist.txt");
  writeConfiguration(users, `"parlour" "${password}"\n`, owner);
  const file = join(folder, "pgbouncer.ini");
  const text = deployed("pgbouncer.ini")
    .replace("port=5000", `port=${databasePort}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
    .replaceAll(/^logfile = .*\n/gm, "")
    .replace(/^pidfile = .*$/m, `pidfile = ${folder}/pgbouncer.pid`);
  writeConfiguration(file, text, owner);
  return startProgram({ name: "pgbouncer", folder, owner, command: programs.paths.pgbouncer, args: [file] });
}

/** Starts HAProxy in front of the servers, with the configuration of `deploy/haproxy.cfg`. */
export function startSiteProxy(
  { programs, folder, owner }: Place,
  { port, serverPorts }: { port: number; serverPorts: readonly number[] },
): ChildProgram {
  const servers = serverPorts.map((at, index) => `  server server-${index + 1} 127.0.0.1:${at}`);
  const text = deployed("haproxy.cfg")
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    // An ordinary user may open fewer files than a system service, so fewer connections are allowed.
    .replace("maxconn 20000", "maxconn 1000")
    .replace(/( {2}server server-.*\n)+/, `${servers.join("\n")}\n`);
  return startProxy("haproxy-site", text, { programs, folder, owner });
}

/** Starts HAProxy in front of the databases, with the configuration of `deploy/haproxy-database.cfg`. */
export function startDatabaseProxy(
  { programs, folder, owner }: Place,
  ports: { primary: number; replicas: number; nodes: readonly DatabaseNode[] },
): ChildProgram {
  const servers = ports.nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  const text = deployed("haproxy-database.cfg")
    .replace("bind :5000", `bind 127.0.0.1:${ports.primary}`)
    .replace("bind :5001", `bind 127.0.0.1:${ports.replicas}`)
    .replaceAll(/( {2}server database-.*\n)+/g, `${servers.join("\n")}\n`);
  return startProxy("haproxy-database", text, { programs, folder, owner });
}

function startProxy(name: string, text: string, { programs, folder, owner }: Place): ChildProgram {
  const file = join(folder, `${name}.cfg`);
  writeConfiguration(file, text, owner);
  return startProgram({ name, folder, owner, command: programs.paths.haproxy, args: ["-db", "-f", file] });
}

export function startRedis({ programs, folder, owner }: Place, port: number): ChildProgram {
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  return startProgram({ name: "redis", folder, owner, command: programs.paths["redis-server"], args });
}
