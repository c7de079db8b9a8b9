import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { confirmProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/confirm-protection-limit";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { houseAccount } from "@parlour/ledger";
import { verifyLedger } from "@parlour/ledger/verify";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import type { Operation } from "@parlour/wagering/operation";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import type { TestStack } from "../testing.ts";
import { noCalendars } from "../testing-calendars.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { createClient } from "../testing-client.ts";
import { LimitModel, type LimitName } from "../testing-limit-model.ts";
import { signIn } from "../testing-people.ts";
import { setLimit, wagerOf } from "../testing-protection.ts";
import { openSeededDatabase } from "../testing-template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "parlour-limits-"));
const clock = testClock();
const timeZone = "America/Toronto";
const [minuteMs, hourMs] = [60_000, 3_600_000];
let database: TestDatabase;
const servers: Stack[] = [];

beforeAll(async () => {
  database = await openSeededDatabase("test-clock", dataDir);
  for (let number = 0; number < 2; number++) {
    // The embedded engine belongs to one process, so both servers share its connection.
    const another = (await database.openAnother()) ?? { ...database.db, close: async () => {} };
    const env = {
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...noCalendars,
    };
    const parts = { port: 0, quiet: true, shell: "none", requestsPerSecond: 10_000 } as const;
    // Load shedding would make the accepted stakes depend on how busy the machine is.
    servers.push(await startStack({ env, clock, database: another, load: neverOverloaded, ...parts }));
  }
});
afterAll(async () => {
  expect((await verifyLedger(servers[0]!.kit.db.pool)).differences).toEqual([]);
  for (const server of servers.toReversed()) await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Games of four verticals. The casino game's stake limits are too wide to refuse any stake in this test. */
const products = [
  { vertical: "casino", provider: "parlour", productId: "1001", limits: { min: 1n, max: 1_000_00n } },
  { vertical: "sports", provider: "feed", productId: "match-1" },
  { vertical: "horses", provider: "feed", productId: "race-1" },
  { vertical: "poker", provider: "parlour", productId: "table-1" },
] as const;
const names: LimitName[] = [
  "STAKED DAY",
  "STAKED MONTH",
  "LOSS DAY",
  "LOSS WEEK",
  "LOSS MONTH",
  "STAKE BET",
  "DEPOSIT DAY",
  "DEPOSIT MONTH",
];

const server = fc.nat(1);
const stake = fc.record({
  server,
  amount: fc.bigInt({ min: 1n, max: 45_00n }),
  product: fc.nat(products.length - 1),
  /**
   * Unless null, selects the open wager to which the stake is added. If no wager is open, the stake starts a new one.
   */
  wager: fc.option(fc.nat(20), { nil: null, freq: 3 }),
  isGranted: fc.oneof(
    { weight: 6, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});
const deposit = fc.record({ server, amount: fc.integer({ min: 10, max: 60 }) });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("play"),
      stakes: fc.array(stake, { minLength: 1, maxLength: 4 }),
      deposits: fc.array(deposit, { maxLength: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("result"),
      server,
      wager: fc.nat(20),
      how: fc.constantFrom("settle", "void", "refund", "resettle", "resettleVoid"),
      payout: fc.bigInt({ min: 0n, max: 60_00n }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("limit"),
      server,
      name: fc.constantFrom(...names),
      amount: fc.option(fc.integer({ min: 10, max: 150 }), { nil: null, freq: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("confirm"), name: fc.constantFrom(...names) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("wait"),
      to: fc.constantFrom("soon", "hours", "midnight", "monthEnd", "daylightSaving"),
      minutes: fc.integer({ min: -40, max: 40 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

/**
 * Returns the next full hour that is a local midnight, the start of a month or a daylight-saving change,
 * depending on `to`.
 */
function nextTime(to: Of<"wait">["to"], now: Date): number {
  const local = (ms: number) => {
    const parts = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
      hour12: false,
    });
    return parts.format(ms).replace("24:", "00:");
  };
  const firstHour = Math.ceil((now.getTime() + hourMs) / hourMs) * hourMs;
  const isFound: Record<string, (ms: number) => boolean> = {
    midnight: (ms) => local(ms).includes("00:00"),
    monthEnd: (ms) => /-01,? 00:00/.test(local(ms)),
    // Within one hour of real time, the local clock moves by two hours or not at all.
    daylightSaving: (ms) => {
      const hourOf = (at: number) => Number(/(\d\d):00/.exec(local(at))?.[1]);
      return (hourOf(ms) - hourOf(ms - hourMs) + 24) % 24 !== 1;
    },
  };
  let ms = firstHour;
  while (!isFound[to]!(ms)) ms += hourMs;
  return ms;
}

let count = 0;

class Player {
  private readonly person: Awaited<ReturnType<typeof addPayer>>;
  private readonly clients;
  private readonly model: LimitModel;
  private readonly ids: string[] = [];
  /** The operation that took the first stake of each wager. */
  private readonly places = new Map<string, ReturnType<typeof wagerOf>>();

  static async create(): Promise<Player> {
    const stack = { ...servers[0]!, clock, client: () => createClient(servers[0]!.origin) } as TestStack;
    const player = new Player(await addPayer(stack, { amountMinor: 20_000_00n }));
    await player.open();
    return player;
  }

  private constructor(person: Awaited<ReturnType<typeof addPayer>>) {
    this.person = person;
    this.clients = servers.map(({ origin }) => createClient(origin));
    this.model = new LimitModel(() => clock.now(), timeZone);
  }

  private get playerId(): string {
    return this.person.player.id;
  }

  /**
   * Gives the player limits, bonus money (which uses up limits as cash does) and a grant (stakes that the house
   * pays).
   */
  private async open(): Promise<void> {
    const { playerId } = this;
    const { kit, ports } = servers[0]!;
    const terms = { playerId, currency: "USD", bonusId: "b", spentFirst: true, maxStakeMinor: null };
    const { bonus } = await kit.ledger.openBonus({ ...terms, verticals: ["casino", "sports"] });
    const transfers = [{ from: houseAccount("promotions", "USD"), to: bonus, amountMinor: 150_00n }];
    await kit.ledger.post({ playerId, id: "bonus", type: "BONUS", transfers });
    const expiresAt = new Date(clock.now().getTime() + 10 * 365 * 24 * hourMs);
    const grant = {
      playerId,
      id: `${playerId}-g`,
      productId: "match-1",
      currency: "USD",
      credit: "cash",
    } as const;
    await ports.wagering.grants.grant({ ...grant, stakeMinor: 30_00n, stakes: 100, expiresAt });
    await this.signIn();
    for (const [name, amount] of [
      ["STAKED DAY", 100],
      ["LOSS WEEK", 120],
      ["STAKED MONTH", 400],
      ["STAKE BET", 40],
      ["DEPOSIT DAY", 100],
      ["DEPOSIT MONTH", 150],
    ] as const) {
      await this.limit({ kind: "limit", server: 0, name, amount });
    }
  }

  /** Signs the player in on every server; called again after advancing the clock has ended the sessions. */
  private async signIn(): Promise<void> {
    for (const client of this.clients) await signIn(client, this.person.player);
  }

  async take(step: Step): Promise<void> {
    if (step.kind === "play") await this.play(step);
    else if (step.kind === "result") await this.result(step);
    else if (step.kind === "limit") await this.limit(step);
    else if (step.kind === "confirm") await this.confirm(step);
    else await this.wait(step);
  }

  private async play({ stakes, deposits }: Of<"play">): Promise<void> {
    const { model, playerId } = this;
    const open = this.ids.filter((id) => model.wagers.get(id)!.state === "OPEN");
    const asked = stakes.map(({ server, amount, product, wager, isGranted }) => {
      const known = wager === null || isGranted ? undefined : open[wager % Math.max(1, open.length)];
      const first =
        known !== undefined && !model.wagers.get(known)!.isGranted ? this.places.get(known) : undefined;
      const fresh = wagerOf(playerId, isGranted ? 30_00n : amount, {
        ...products[isGranted ? 1 : product],
        grantId: isGranted ? `${playerId}-g` : null,
      });
      const operationId = `add-${++count}`;
      return { server, operation: first ? { ...first, stake: amount, operationId } : fresh };
    });
    const [outcomes, paid] = await Promise.all([
      Promise.all(asked.map(({ server, operation }) => servers[server]!.ports.wagering.apply(operation))),
      Promise.all(deposits.map((one) => this.deposit(one))),
    ]);
    asked.forEach(({ operation }, index) => {
      if (outcomes[index]!.outcome !== "POSTED") return;
      const { wagerId, operationId, stake, grantId } = operation;
      const before = model.wagers.get(wagerId);
      if (!before) this.ids.push(wagerId);
      this.places.set(wagerId, this.places.get(wagerId) ?? operation);
      model.change(wagerId, {
        isGranted: grantId !== null,
        staked: (before?.staked ?? 0n) + stake,
        stakes: new Map(before?.stakes).set(operationId, stake),
      });
    });
    deposits.forEach(({ amount }, index) => {
      if (paid[index] === 201) model.deposit(BigInt(amount) * 100n);
    });

    const kinds = ["STAKED", "LOSS", "STAKE"];
    for (const [index, { operation }] of asked.entries()) {
      const { outcome, refusal } = outcomes[index]!;
      const total = model.wagers.get(operation.wagerId)?.staked ?? 0n;
      if (operation.grantId !== null) expect(outcome).toBe("POSTED");
      else if (outcome === "POSTED") expect(model.passed(kinds, 0n, total)).toEqual([]);
      else {
        expect([outcome, refusal?.code]).toEqual(["NOT_ADMITTED", "LIMIT_REACHED"]);
        expect(model.passed(kinds, operation.stake, total + operation.stake)).not.toEqual([]);
      }
    }
    for (const [index, { amount }] of deposits.entries()) {
      const isTaken = paid[index] === 201;
      expect(paid[index]).toBe(isTaken ? 201 : 403);
      const passed = model.passed(["DEPOSIT"], isTaken ? 0n : BigInt(amount) * 100n, 0n);
      expect(passed.length === 0).toBe(isTaken);
    }
  }

  private async deposit({ server, amount }: { server: number; amount: number }): Promise<number> {
    const card = { method: "CARD", currency: "USD", expiry: "12/60", securityCode: "123" };
    const request = { ...card, amount, cardNumber: "4000 0000 0000 1000" };
    return (await pay(this.clients[server]!, createDeposit, request)).status;
  }

  private async result({ server, wager: number, how, payout }: Of<"result">): Promise<void> {
    const { model } = this;
    const id = this.ids[number % Math.max(1, this.ids.length)];
    if (id === undefined) return;
    const wager = model.wagers.get(id)!;
    const about = { ...this.places.get(id)!, operationId: `result-${++count}` };
    const isOpen = wager.state === "OPEN";
    const send = async (operation: object) => {
      const { outcome } = await servers[server]!.ports.wagering.apply({
        ...about,
        ...operation,
      } as Operation);
      expect([how, outcome]).toEqual([how, "POSTED"]);
    };
    if (how === "settle" && isOpen) {
      await send({ kind: "settle", payout });
      model.change(id, { state: "SETTLED", won: payout });
    } else if (how === "void" && isOpen) {
      await send({ kind: "void" });
      model.change(id, { state: "VOIDED", returned: wager.staked });
    } else if (how === "refund" && isOpen && wager.stakes.size > 0) {
      const [[refunds, amount]] = [...wager.stakes] as [[string, bigint]];
      await send({ kind: "refund", refunds });
      const stakes = new Map(wager.stakes);
      stakes.delete(refunds);
      const staked = wager.staked - amount;
      model.change(id, { staked, stakes, state: staked === 0n ? "VOIDED" : "OPEN" });
    } else if (how === "resettle" && !isOpen) {
      await send({ kind: "resettle", result: { payout } });
      model.change(id, { state: "SETTLED", returned: 0n, won: payout });
    } else if (how === "resettleVoid" && !isOpen) {
      await send({ kind: "resettle", result: "void" });
      model.change(id, { state: "VOIDED", returned: wager.staked, won: 0n });
    }
  }

  private async limit({ server, name, amount }: Of<"limit">): Promise<void> {
    const [kind, period] = name.split(" ") as ["STAKED", "DAY"];
    expect((await setLimit(this.clients[server]!, kind, period, amount, timeZone)).status).toBe(200);
    this.model.set(name, amount === null ? null : BigInt(amount) * 100n);
    await this.expectLimits();
  }

  private async confirm({ name }: Of<"confirm">): Promise<void> {
    const [kind, period] = name.split(" ") as ["STAKED", "DAY"];
    const { status } = await this.clients[0]!.call(confirmProtectionLimit, { body: { kind, period } });
    expect([name, status]).toEqual([name, this.model.confirm(name) ? 200 : 409]);
    await this.expectLimits();
  }

  /** Expects the player's limits page to show the limits in effect and what is left of each. */
  private async expectLimits(): Promise<void> {
    const { items } = (await this.clients[1]!.call(listProtectionLimits)).body;
    for (const name of names) {
      const item = items.find(({ kind, period }) => `${kind} ${period}` === name)!;
      const limit = this.model.limits.get(name)?.amount;
      expect([name, item.effective]).toEqual([name, limit === undefined ? null : Number(limit) / 100]);
      if (limit === undefined || name === "STAKE BET") continue;
      const left = limit - this.model.used(name.split(" ")[0] as "STAKED", name.split(" ")[1]!);
      expect([name, item.remaining]).toEqual([
        name,
        Math.max(0, Math.min(Number(left), Number(limit)) / 100),
      ]);
    }
  }

  private async wait({ to, minutes }: Of<"wait">): Promise<void> {
    const ms = Math.abs(minutes) * minuteMs;
    if (to === "soon") clock.advance(ms);
    else if (to === "hours") clock.advance(ms * 30);
    else clock.set(new Date(nextTime(to, clock.now()) + minutes * minuteMs));
    await this.signIn();
    await this.expectLimits();
  }
}

const bet = (amount: bigint) => ({ server: 0, amount, product: 1, wager: null, isGranted: false });
const bets = (...amounts: bigint[]): Step => ({ kind: "play", stakes: amounts.map(bet), deposits: [] });
const until = (to: Of<"wait">["to"], minutes: number): Step => ({ kind: "wait", to, minutes });

/** Edge cases that random histories reach only rarely. */
const edges: Step[][] = [
  // The month ends at midnight in the player's time zone, hours after it has ended in UTC.
  [
    until("monthEnd", -30),
    { kind: "limit", server: 0, name: "STAKED MONTH", amount: 40 },
    bets(35_00n),
    until("soon", 35),
    bets(35_00n),
  ],
  // Voiding a wager reduces the amount used on the day on which the wager began, not today's.
  [
    bets(30_00n),
    until("hours", 40),
    until("hours", 40),
    bets(30_00n, 30_00n, 30_00n),
    { kind: "result", server: 1, wager: 0, how: "void", payout: 0n },
    bets(30_00n),
  ],
  // A calendar day has 23 or 25 hours when the clocks change, but a daily limit always covers 24 hours.
  [
    until("daylightSaving", -40),
    bets(40_00n, 40_00n),
    until("hours", 40),
    until("soon", 40),
    bets(40_00n),
    until("hours", 10),
    bets(40_00n, 20_00n),
  ],
];

it("random play on two servers never exceeds a limit, and nothing within it is refused", {
  timeout: 600_000,
}, async () => {
  const history = fc.array(step, { minLength: 8, maxLength: 16, size: "max" });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const player = await Player.create();
      for (const one of steps) await player.take(one);
    }),
    {
      numRuns: process.env.FULL_FAULTS ? 100 : 6,
      examples: edges.map((steps): [Step[]] => [steps]),
      endOnFailure: true,
    },
  );
});
