import { createHash } from "node:crypto";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { openEmbeddedEngine } from "@parlour/server/kit/embedded-engine";
import { sandboxStudio } from "@parlour/server/services/play/sandbox-studio";
import { studios } from "@parlour/server/services/play/seamless-wallet";
import { seedOffer } from "@parlour/server/services/rewards/bonuses";
import { readPolicy } from "../../server/services/money/payment/policy-store.ts";
import { seedExchangeRates } from "../seed/exchange-rates.ts";
import { seedPaymentMethods } from "../seed/payment-methods.ts";
import { addPlayers, type SimulatedPlayer, startMinor } from "./add-players.ts";
import { createBank } from "./bank.ts";
import { betAtTable, type TableAct, type TableParts } from "./bet-at-table.ts";
import { createBooks, type Finding } from "./books.ts";
import { checkProduct, findUnfinished } from "./check-product.ts";
import { createNetwork } from "./network.ts";
import { offers, usualActs } from "./play.ts";
import { createSimulatedBus } from "./simulated-bus.ts";
import { type Answer, type Request, type SimulatedServer, startSimulatedServer } from "./simulated-server.ts";
import type { VirtualWorld } from "./virtual-world.ts";

export type Report = {
  steps: number;
  virtualSeconds: number;
  attempts: number;
  messages: ReturnType<typeof createNetwork>["counts"];
  statements: number;
  crashes: number;
  checks: number;
  lost: string[];
  doubled: string[];
  /** Amounts with other differences, internal errors and violated rules of the product. */
  wrong: string[];
  stuck: string[];
  /** A checksum of everything that has happened, in order. */
  history: string;
};

const acts: readonly TableAct[] = [...usualActs, ...Array<TableAct>(5).fill(betAtTable)];
const playerCount = 16;
const serverNames = ["a", "b"];
const longestPauseMs = 300;
const jobSeconds = 15;
/** The share of requests that make a server crash soon afterwards, in addition to crashes at other times. */
const crashShare = 0.03;
/** A server that is about to crash does so within this number of statements. */
const longestLife = 30;
/** How long withdrawals wait for an operator before the sandbox's rule approves them. */
const delaySeconds = 5;
/** The time limit for finishing all open work after the network faults have ended. */
const healingMs = 240_000;

const usualOffer: OfferPlan = {
  type: "FREE_BET",
  name: { en: "Simulated" },
  summary: { en: "Simulated" },
  amounts: { USD: { amount: 10 } },
  wageringFactor: 1,
  contribution: { verticals: { casino: 100 }, categories: {}, games: {} },
  locksDeposit: false,
  winningsOnly: false,
  spendingOrder: "BONUS_FIRST",
  verticals: ["casino"],
  claimDays: 7,
  validDays: 7,
  code: null,
  firstDepositOnly: false,
  tiers: [],
  countries: [],
  notInCountries: [],
  timesPerPlayer: 1_000,
  isPublic: true,
  startsAt: "2020-01-01T00:00:00.000Z",
  endsAt: null,
};

/**
 * Simulates players, a bank, a studio and two servers for a number of steps. A step is the next event: a message
 * arrives, a database statement is answered, or one of the product's timers fires. Every `checkEvery` steps the network
 * faults end, and all records are compared.
 */
export async function simulate(
  world: VirtualWorld,
  options: {
    steps: number;
    checkEvery: number;
    dump: Blob;
    onCheck?(report: Report): void;
    onEvent?(line: string): void;
  },
): Promise<Report> {
  const { numbers } = world;
  const started = world.nowMs();
  const hash = createHash("sha256");
  const note = (event: string) => {
    const line = `${world.nowMs().toFixed(3)} ${event}\n`;
    hash.update(line);
    options.onEvent?.(line);
  };
  const report: Report = {
    ...{ steps: 0, virtualSeconds: 0, attempts: 0, statements: 0, crashes: 0, checks: 0, history: "" },
    messages: { sent: 0, lost: 0, late: 0, repeated: 0, unanswered: 0 },
    ...{ lost: [], doubled: [], wrong: [], stuck: [] },
  };
  const engine = await openEmbeddedEngine({ memory: true, loadDataDir: options.dump });
  const network = createNetwork(world);
  report.messages = network.counts;
  const books = createBooks();
  const bus = createSimulatedBus(world, network.isFaulty);
  const servers: SimulatedServer[] = [];
  const pickServer = () => (servers.length === 0 ? undefined : numbers.pick(servers));
  const reach = async (request: Request): Promise<Answer | undefined> => {
    const server = pickServer();
    if (server === undefined) return undefined;
    note(`${server.name} ${request.call}`);
    if (network.isFaulty() && numbers.chance(crashShare)) crashSoon(server);
    return await server.answer(request).catch((error: unknown) => {
      report.wrong.push(`${request.call} failed: ${error instanceof Error ? error.stack : error}`);
      return { status: 500, body: {} };
    });
  };
  const crashSoon = (server: SimulatedServer) => {
    server.statementsLeft ??= 1 + numbers.integer(longestLife);
  };
  const bank = createBank(world, network, reach);

  const start = (name: string) =>
    startSimulatedServer({
      ...{ name, world, bus },
      pool: engine.pool,
      provider: bank.provider,
      note(event) {
        report.statements++;
        note(event);
      },
      onCrash(server, where) {
        report.crashes++;
        note(`${server.name} crashes ${where}`);
        servers.splice(0, servers.length, ...servers.filter((other) => other !== server));
        void world.runApart(() => restart(server.name));
      },
    });
  const restart = async (name: string) => {
    await world.sleep(200 + numbers.next() * 3_000);
    servers.push(await start(name));
    note(`${name} has started`);
  };
  const step = async () => {
    report.steps++;
    if (!(await world.step())) throw new Error("The world has come to a standstill");
  };
  /** Runs the simulation until the given work is done. */
  const until = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    work.then(end, end);
    await world.settle();
    while (!isDone) await step();
    return await work;
  };

  const parts = await until(prepare());
  async function prepare(): Promise<TableParts> {
    for (const name of serverNames) servers.push(await start(name));
    const { kit } = servers[0]!;
    // A job of a crashed server runs again after seconds instead of five minutes, so that recovery is short.
    await kit.db.query("update jobs.queue set expire_seconds = $1", [jobSeconds]);
    await seedPaymentMethods(kit);
    await seedExchangeRates(kit);
    await seedOffer(kit, offers.plain, usualOffer);
    await seedOffer(kit, offers.match, {
      ...usualOffer,
      type: "DEPOSIT_MATCH",
      percent: 50,
      wageringFactor: 2,
      locksDeposit: true,
      amounts: { USD: { minDeposit: 10, maxAmount: 20 } },
    });
    const policy = { ...(await readPolicy(kit.db, kit)).policy, delaySeconds };
    await kit.db.query("insert into withdrawal_policy (policy, version, changed_at) values ($1, 1, $2)", [
      JSON.stringify(policy),
      kit.clock.now(),
    ]);
    await studios.add(kit.db, sandboxStudio);
    const { keyVersion } = (await studios.find(kit.db, sandboxStudio.id))!;
    const players = await addPlayers(kit, playerCount);
    for (const { id } of players)
      books.expect({ playerId: id, reference: "deposit start", expectedMinor: startMinor });
    return {
      ...{ world, network, books, players, reach, pickServer, note },
      studioKey: studios.keyOf(kit.config, sandboxStudio.id, keyVersion),
      bonuses: new Map(),
      payments: new Set(),
      tableBets: new Map(),
    };
  }

  let isResting = false;
  let atWork = 0;
  async function live(player: SimulatedPlayer): Promise<never> {
    for (;;) {
      await world.sleep(numbers.next() * longestPauseMs);
      if (isResting) continue;
      atWork++;
      await numbers.pick(acts)(parts, player);
      atWork--;
    }
  }
  async function crashServers(): Promise<never> {
    for (;;) {
      await world.sleep(numbers.next() * 10_000);
      const server = network.isFaulty() ? pickServer() : undefined;
      if (server) crashSoon(server);
    }
  }

  async function heal(): Promise<void> {
    isResting = true;
    network.setFaulty(false);
    for (const server of servers) server.statementsLeft = undefined;
    const endMs = world.nowMs() + healingMs;
    let nextLookMs = 0;
    let unfinished = ["not looked yet"];
    while (unfinished.length > 0 && world.nowMs() < endMs) {
      await step();
      if (world.nowMs() < nextLookMs || servers.length < serverNames.length) continue;
      nextLookMs = world.nowMs() + 1_000;
      unfinished = [
        ...(atWork > 0 ? [`${atWork} requests of players`] : []),
        ...(bank.isIdle() ? [] : ["messages of the bank"]),
        ...(await until(findUnfinished(servers[0]!.kit.db))),
      ];
      note(`unfinished: ${unfinished.join("; ")}`);
    }
    report.stuck.push(...unfinished);
  }
  async function check(): Promise<void> {
    await heal();
    report.checks++;
    const { kit } = servers[0]!;
    const findings: Finding[] = await until(checkProduct(kit, { ...parts, bank }));
    for (const { kind, text } of findings) report[kind].push(text);
    note(`checked, ${findings.length} findings`);
    network.setFaulty(true);
    isResting = false;
    sum();
    options.onCheck?.(report);
  }
  function sum(): void {
    report.virtualSeconds = Math.round((world.nowMs() - started) / 1_000);
    report.attempts = books.attempts;
    report.history = hash.copy().digest("hex");
  }

  for (const player of parts.players) void live(player);
  void crashServers();
  while (report.steps < options.steps && !hasFindings(report)) {
    const next = Math.min(report.steps + options.checkEvery, options.steps);
    while (report.steps < next) await step();
    await check();
  }
  sum();
  for (const server of servers) server.isDead = true;
  await engine.close();
  return report;
}

export function hasFindings({ lost, doubled, wrong, stuck }: Report): boolean {
  return lost.length + doubled.length + wrong.length + stuck.length > 0;
}
