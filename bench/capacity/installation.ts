import {
  createMachine,
  createSimulation,
  type Machine,
  type Process,
  type Simulation,
} from "./simulation.ts";

/** The CPU time that one unit of work takes, in microseconds, as `npm run bench -- capacity` measures it. */
export type Cost = {
  server: number;
  database: number;
  /** The additional cost of each commit, which all units of a batch share. */
  commit: number;
};

export type Database = {
  cores: number;
  /** How long a commit waits for the disk, in microseconds. */
  flush: number;
  /**
   * The share of a batch's work during which it holds the rows of the house's accounts, which every batch of the same
   * currency needs. It keeps them until its commit.
   */
  heldShare: number;
  /** The number of rows that each house account is split into; each server posts to one of these rows. */
  slices: number;
};

const batchesAtOnce = 2;
const batchLimit = 300;

type Unit = { cost: Cost; onDone: () => void };

/** A lock that is granted in the order of the requests. */
function createLock() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  return {
    acquire(onHeld: () => void) {
      if (isHeld) waiting.push(onHeld);
      else {
        isHeld = true;
        onHeld();
      }
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else isHeld = false;
    },
  };
}

/** A server's database connections. Writes that arrive while batches are being written share the next batch. */
function createConnections(
  simulation: Simulation,
  { machine, database, lock }: { machine: Machine; database: Database; lock: ReturnType<typeof createLock> },
) {
  const backends = Array.from({ length: batchesAtOnce }, () => machine.process());
  const reader = machine.process();
  const waiting: Unit[] = [];

  function start(): void {
    if (waiting.length === 0 || backends.length === 0) return;
    const backend = backends.pop()!;
    const batch = waiting.splice(0, batchLimit);
    const work = batch.reduce((sum, { cost }) => sum + cost.database, batch[0]!.cost.commit);
    backend.work(work * (1 - database.heldShare), () =>
      lock.acquire(() =>
        backend.work(work * database.heldShare, () =>
          simulation.after(database.flush, () => {
            lock.release();
            backends.push(backend);
            for (const { onDone } of batch) onDone();
            start();
          }),
        ),
      ),
    );
  }

  return {
    read: ({ cost, onDone }: Unit) => reader.work(cost.database, onDone),
    write(unit: Unit) {
      waiting.push(unit);
      // Work units that arrive at the same moment share a batch.
      simulation.after(0, start);
    },
  };
}

type Server = { handle(cost: Cost, onDone: () => void): void };

function createServer(process: Process, { read, write }: ReturnType<typeof createConnections>): Server {
  return {
    handle(cost, onDone) {
      if (cost.database === 0) return process.work(cost.server, onDone);
      const half = cost.server / 2;
      const ask = cost.commit === 0 ? read : write;
      process.work(half, () => ask({ cost, onDone: () => process.work(half, onDone) }));
    },
  };
}

/** Predicts a benchmark: clients, server and database share one machine, and each client waits for its response. */
export function simulateBenchmark({
  cores,
  clients,
  clientCost,
  cost,
  database,
  seconds = 2,
}: {
  cores: number;
  clients: number;
  clientCost: number;
  cost: Cost;
  database: Omit<Database, "cores" | "slices">;
  seconds?: number;
}): number {
  const simulation = createSimulation();
  const machine = createMachine(simulation, cores);
  const connections = createConnections(simulation, {
    machine,
    database: { cores, slices: 1, ...database },
    lock: createLock(),
  });
  const server = createServer(machine.process(), connections);
  const client = machine.process();
  let done = 0;
  const ask = () =>
    client.work(clientCost, () =>
      server.handle(cost, () => {
        done += 1;
        ask();
      }),
    );
  for (let at = 0; at < clients; at++) ask();
  simulation.run(seconds * 1e6);
  return done / seconds;
}

export type Load = { cost: Cost; perSecond: number };

export type Simulated = {
  meanMs: number;
  p50Ms: number;
  p99Ms: number;
  serverBusy: number;
  databaseBusy: number;
};

/**
 * Predicts how an installation handles requests that arrive at random times, even if they arrive faster than it can
 * handle them.
 */
export function simulateInstallation({
  servers,
  database,
  loads,
  random,
  seconds = 3,
}: {
  servers: number;
  database: Database;
  loads: readonly Load[];
  random: () => number;
  seconds?: number;
}): Simulated {
  const simulation = createSimulation();
  const primary = createMachine(simulation, database.cores);
  const locks = Array.from({ length: database.slices }, createLock);
  const machines = Array.from({ length: servers }, () => createMachine(simulation, 1));
  const all = machines.map((machine, at) =>
    createServer(
      machine.process(),
      createConnections(simulation, { machine: primary, database, lock: locks[at % locks.length]! }),
    ),
  );
  const latencies: number[] = [];
  const warmUpUs = (seconds * 1e6) / 3;
  for (const { cost, perSecond } of loads) {
    const arrive = (): void => {
      const startedUs = simulation.now();
      all[Math.floor(random() * servers)]!.handle(cost, () => {
        if (startedUs > warmUpUs) latencies.push(simulation.now() - startedUs);
      });
      simulation.after((-Math.log(1 - random()) / perSecond) * 1e6, arrive);
    };
    if (perSecond > 0) simulation.after(random() * 1e4, arrive);
  }
  simulation.run(seconds * 1e6);
  latencies.sort((one, other) => one - other);
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0) / 1_000;
  return {
    meanMs: latencies.reduce((sum, latency) => sum + latency, 0) / Math.max(1, latencies.length) / 1_000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    serverBusy: Math.max(...machines.map((machine) => machine.utilisation())),
    databaseBusy: primary.utilisation(),
  };
}
