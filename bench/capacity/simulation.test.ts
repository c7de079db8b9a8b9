import { randomFrom } from "@parlour/poker/testing/random";
import { expect, test } from "vitest";
import { type Database, simulateBenchmark, simulateInstallation } from "./installation.ts";
import { createMachine, createSimulation } from "./simulation.ts";

const readOnly = (server: number) => ({ server, database: 0, commit: 0 });
const primary: Database = { cores: 8, flush: 500, heldShare: 0.6, slices: 1 };

test("processes share the cores of a machine", () => {
  const simulation = createSimulation();
  const machine = createMachine(simulation, 2);
  const ends: number[] = [];
  // Three processes on two cores each run at two thirds of full speed until the first of them is done.
  for (const cost of [100, 200, 300]) machine.process().work(cost, () => ends.push(simulation.now()));
  simulation.run(1_000);
  expect(ends.map(Math.round)).toEqual([150, 250, 350]);
  expect(machine.utilisation()).toBeCloseTo(600 / 2_000);
});

test("the slowest of client, server and database limits a benchmark", () => {
  const of = (clientCost: number, server: number) =>
    simulateBenchmark({ cores: 2, clients: 64, clientCost, cost: readOnly(server), database: primary });
  expect(of(50, 200)).toBeCloseTo(5_000, -2);
  expect(of(400, 200)).toBeCloseTo(2_500, -2);
});

test("requests that arrive at random wait as long as queueing theory says", () => {
  const perSecond = 700;
  const serviceMs = 1;
  const { meanMs, serverBusy } = simulateInstallation({
    servers: 1,
    database: primary,
    loads: [{ cost: readOnly(serviceMs * 1_000), perSecond }],
    random: randomFrom(7),
    seconds: 60,
  });
  // The expected wait follows from the Pollaczek–Khinchine formula for a fixed service time.
  const busy = (perSecond * serviceMs) / 1_000;
  expect(serverBusy).toBeCloseTo(busy, 1);
  expect(meanMs / (serviceMs + (busy * serviceMs) / (2 * (1 - busy)))).toBeCloseTo(1, 1);
});

test("writes of all servers wait for the house's accounts, and larger batches make up for it", () => {
  const cost = { server: 100, database: 50, commit: 500 };
  const of = (servers: number, perSecond: number, slices = 1) =>
    simulateInstallation({
      servers,
      database: { ...primary, slices },
      loads: [{ cost, perSecond }],
      random: randomFrom(11),
      seconds: 2,
    });
  const calm = of(4, 4_000);
  const busy = of(8, 16_000);
  expect(calm.p99Ms).toBeLessThan(20);
  expect(busy.p99Ms).toBeGreaterThan(calm.p99Ms);
  expect(busy.p99Ms).toBeLessThan(100);
  // Batches lock the house accounts one after another. Once the locks are held all the time, more servers and cores
  // do not help, but splitting the accounts into slices does.
  expect(of(16, 40_000).p99Ms).toBeGreaterThan(300);
  expect(of(16, 40_000, 16).p99Ms).toBeLessThan(100);
});
