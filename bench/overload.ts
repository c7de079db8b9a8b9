import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { findCapacity } from "./find-capacity.ts";
import { startMeasured } from "./measured-server.ts";

/**
 * Sends a mix of pages, logins, calls and polls at multiples of the server's capacity. A server that sheds
 * load well keeps responding quickly to as many requests as it can handle, and refuses the rest immediately.
 */
const script = new URL("http-server.ts", import.meta.url);
const warmUpMs = 8_000;
const capacityMs = 4_000;
const stepMs = 8_000;
const workerCounts = [4, 8, 16, 32, 64, 128];
const visitorCount = 500;
const multiples = [1, 2, 4, 8];
const timeoutMs = 30_000;
const aims = { goodputShare: 0.9, p99Ms: 1_000, refusalP99Ms: 200, healthP99Ms: 100, recoveryMs: 2_000 };

type Kind = "page" | "login" | "call" | "poll";
type Outcome = { kind: Kind; isGood: boolean; isShed: boolean; tookMs: number };
type Visitor = { cookie: string; handle: string };

const demo = { username: "demo@parlour.example", password: "Parlour-demo-1", deviceId: "bench" };

/** The number of requests of each kind per hundred. */
const mix: readonly (readonly [Kind, number])[] = [
  ["page", 20],
  ["login", 5],
  ["call", 35],
  ["poll", 40],
];

export async function run(): Promise<void> {
  const server = await startMeasured(script, ["stack-on-server"]);
  const idle = await startMeasured(script, ["raw", '{"ok":true}']);
  const health = await startHealthProbe(server.origin);
  const idleHealth = await startHealthProbe(idle.origin);
  try {
    const visitor = await signIn(server.origin);
    const send = sender(server.origin, visitor);
    await closedLoop(send, workerCounts[0]!, warmUpMs);
    const capacity = await measureCapacity(send);
    process.stdout.write(`Capacity: ${capacity.toFixed(0)} answers/s of the mix\n`);
    let isMet = true;
    for (const multiple of multiples) {
      const step = await measureStep({ health, idleHealth }, send, capacity, multiple);
      process.stdout.write(`${step.line}\n`);
      isMet &&= step.isMet;
    }
    process.stdout.write(isMet ? "All aims are met.\n" : "An aim is missed.\n");
    if (!isMet) process.exitCode = 1;
  } finally {
    health.close();
    idleHealth.close();
    server.close();
    idle.close();
  }
}

/**
 * Returns the highest rate at which the server handles the mix without refusing requests. The number of
 * workers is raised until requests are refused, because too few workers would not use the whole server.
 */
function measureCapacity(send: Send): Promise<number> {
  return findCapacity(workerCounts, async (workers) => {
    const outcomes = await closedLoop(send, workers, capacityMs);
    const good = goodOf(outcomes).length;
    return {
      goodPerSecond: good / (capacityMs / 1_000),
      refusedShare: 1 - good / Math.max(1, outcomes.length),
    };
  });
}

/**
 * Probes of the server under test and of an idle server. The idle one shows how much of the latency is caused
 * by the load generator on the same machine.
 */
type Probes = { health: HealthProbe; idleHealth: HealthProbe };

async function measureStep({ health, idleHealth }: Probes, send: Send, capacity: number, multiple: number) {
  await Promise.all([health.latenciesMs(), idleHealth.latenciesMs()]);
  const outcomes = await openLoop(send, capacity * multiple, stepMs);
  const healthP99Ms = percentile(await health.latenciesMs(), 0.99);
  const idleP99Ms = percentile(await idleHealth.latenciesMs(), 0.99);
  const recoveryMs = await recover(send);
  const good = goodOf(outcomes);
  const goodput = good.length / (stepMs / 1_000);
  const p99Ms = percentile(
    good.map(({ tookMs }) => tookMs),
    0.99,
  );
  const shedMs = percentile(
    outcomes.filter(({ isShed }) => isShed).map(({ tookMs }) => tookMs),
    0.99,
  );
  const isMet =
    (multiple !== 4 || goodput >= aims.goodputShare * capacity) &&
    p99Ms <= aims.p99Ms &&
    shedMs <= aims.refusalP99Ms &&
    healthP99Ms <= aims.healthP99Ms &&
    recoveryMs <= aims.recoveryMs;
  const kinds = mix.map(([kind]) => {
    const all = outcomes.filter((outcome) => outcome.kind === kind);
    return `${kind} ${goodOf(all).length}/${all.length}`;
  });
  const line = [
    `${multiple}×`.padStart(3),
    `goodput ${goodput.toFixed(0)}/s (${(goodput / capacity).toFixed(2)})`,
    `p99 of the admitted ${p99Ms.toFixed(0)} ms`,
    `p99 of refusals ${shedMs.toFixed(0)} ms`,
    `health p99 ${healthP99Ms.toFixed(0)} ms (idle server ${idleP99Ms.toFixed(0)} ms)`,
    `recovered in ${recoveryMs.toFixed(0)} ms`,
    kinds.join(", "),
  ].join("  ");
  return { line, isMet };
}

type Send = (kind: Kind) => Promise<Outcome>;

function sender(origin: string, { cookie, handle }: Visitor): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let count = 0;
  let visit = 0;
  // Requests come from many IP addresses, as with real visitors, because requests are rate-limited per
  // address.
  const nextAddress = () => {
    const number = visit++ % visitorCount;
    return `198.18.${number >> 8}.${number & 255}`;
  };
  const requests: Record<Kind, () => { path: string; body?: string; headers?: Record<string, string> }> = {
    // Every search has a different URL, so no cache can serve it.
    page: () => ({ path: `/search?searchTerm=word${count++}` }),
    login: () => ({ path: "/services/login-service/v1/login", body: JSON.stringify(demo) }),
    call: () => ({ path: "/content/v5/buckets/default/languages/en/regions/header?path=/casino" }),
    poll: () => ({ path: `/services/wallet-gateway/v1/profiles/${handle}/balances`, headers: { cookie } }),
  };
  return (kind) => {
    const startedMs = performance.now();
    const { path, body, headers } = requests[kind]();
    return new Promise((resolve) => {
      const end = (status: number) => {
        const tookMs = performance.now() - startedMs;
        resolve({ kind, isGood: status === 200, isShed: status === 503 || status === 429, tookMs });
      };
      const sent = request(
        `${origin}${path}`,
        {
          agent,
          method: body === undefined ? "GET" : "POST",
          timeout: timeoutMs,
          headers: {
            ...headers,
            "x-forwarded-for": nextAddress(),
            ...(body !== undefined && { origin, "content-type": "application/json" }),
          },
        },
        (response) => {
          response.resume();
          response.once("end", () => end(response.statusCode ?? 0));
          response.once("error", () => end(0));
        },
      );
      sent.once("error", () => end(0));
      sent.once("timeout", () => sent.destroy());
      sent.end(body);
    });
  };
}

async function signIn(origin: string): Promise<Visitor> {
  const response = await fetch(`${origin}/services/login-service/v1/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(demo),
  });
  const { sessionId } = (await response.json()) as { sessionId: string };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, handle: sessionId };
}

const kindOf = (share: number): Kind => {
  let left = share * 100;
  for (const [kind, part] of mix) {
    left -= part;
    if (left < 0) return kind;
  }
  return "poll";
};

/**
 * Runs workers that each wait for a response before sending the next request, so the server is busy but not
 * overloaded.
 */
async function closedLoop(send: Send, workers: number, durationMs: number): Promise<Outcome[]> {
  const endMs = performance.now() + durationMs;
  const outcomes: Outcome[] = [];
  const work = async () => {
    while (performance.now() < endMs) outcomes.push(await send(kindOf(Math.random())));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

/**
 * Sends requests at a fixed average rate, whether or not earlier ones have been answered, like real visitors.
 */
async function openLoop(send: Send, perSecond: number, durationMs: number): Promise<Outcome[]> {
  const startedMs = performance.now();
  const running: Promise<Outcome>[] = [];
  let nextMs = startedMs;
  while (performance.now() - startedMs < durationMs) {
    while (nextMs <= performance.now()) {
      running.push(send(kindOf(Math.random())));
      nextMs += (-Math.log(1 - Math.random()) * 1_000) / perSecond;
    }
    await sleep(1);
  }
  return await Promise.all(running);
}

type HealthProbe = { latenciesMs(): Promise<number[]>; close(): void };

async function startHealthProbe(origin: string): Promise<HealthProbe> {
  const child = fork(new URL("health-probe.ts", import.meta.url), [origin]);
  await once(child, "message");
  return {
    async latenciesMs() {
      const answer = once(child, "message");
      child.send("latencies");
      return ((await answer) as [number[]])[0];
    },
    close: () => child.disconnect(),
  };
}

/** Waits until every kind of request is answered quickly again, and returns how long that took. */
async function recover(send: Send): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const outcomes = await Promise.all(mix.map(([kind]) => send(kind)));
    if (outcomes.every(({ isGood, tookMs }) => isGood && tookMs < 500)) return performance.now() - startedMs;
    if (performance.now() - startedMs > 60_000) return performance.now() - startedMs;
    await sleep(50);
  }
}

const goodOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ isGood }) => isGood);

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
