import { Worker } from "node:worker_threads";
import type { Season } from "@parlour/sports";
import type { LegId, PricedMatch, PricingAnswers, PricingJob } from "./pricing-jobs.ts";

/** Provides the model's prices, computed in a worker so that the server can answer other requests. */
export type Pricing = {
  /** Prices every market on offer, for the built-in provider; requests by players go first. */
  markets(match: PricedMatch): Promise<PricingAnswers["markets"]>;
  builder(match: PricedMatch, legs: readonly LegId[]): Promise<PricingAnswers["builder"]>;
  /**
   * Returns the chance of one selection, even in a market that is no longer offered; null if the chance is
   * unknown.
   */
  chance(match: PricedMatch, legs: readonly LegId[]): Promise<PricingAnswers["chance"]>;
  /** Returns equally likely final scores of a match, for simulating a season. */
  scores(match: PricedMatch): Promise<PricingAnswers["scores"]>;
  /** Prices the outright markets of a season; the seed makes the prices reproducible. */
  season(season: Season, seed: number): Promise<PricingAnswers["season"]>;
  close(): Promise<void>;
};

type Waiting = { job: PricingJob; resolve(answer: never): void; reject(error: Error): void };

const program = new URL("./pricing-worker.ts", import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 512 };
/**
 * The maximum number of waiting requests in each of the two queues, one for players and one for the built-in provider.
 * Further requests are refused.
 */
const mostWaiting = 60;

/**
 * A price that takes longer than this is abandoned, so that the requests behind it are answered.
 */
const longestMs = 120_000;

export function createPricing(options: { program?: URL; longestMs?: number } = {}): Pricing {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;

  const fail = (error: Error) => {
    clearTimeout(timer);
    worker = undefined;
    const failed = current;
    current = undefined;
    failed?.reject(error);
    next();
  };
  const start = () => {
    const started = new Worker(options.program ?? program, { resourceLimits, execArgv: [] });
    started.unref();
    started.on("message", ({ answer, error }: { answer: never; error?: string }) => {
      clearTimeout(timer);
      const done = current;
      current = undefined;
      if (error === undefined) done?.resolve(answer);
      else done?.reject(new Error(error));
      next();
    });
    started.once("error", (error) => worker === started && fail(error as Error));
    started.once("exit", () => worker === started && fail(new Error("The pricing worker ended")));
    return started;
  };
  const next = () => {
    if (current !== undefined) return;
    current = urgent.shift() ?? patient.shift();
    if (current === undefined) return;
    worker ??= start();
    const asked = worker;
    // Terminating the worker makes the request fail, and the next request starts a new worker.
    timer = setTimeout(() => void asked.terminate(), options.longestMs ?? longestMs).unref();
    asked.postMessage({ job: current.job });
  };
  const run = <Kind extends PricingJob["kind"]>(
    queue: Waiting[],
    job: Extract<PricingJob, { kind: Kind }>,
  ): Promise<PricingAnswers[Kind]> => {
    const { promise, resolve, reject } = Promise.withResolvers<PricingAnswers[Kind]>();
    if (queue.length >= mostWaiting) reject(new Error("Too many prices were asked for at once"));
    else queue.push({ job, resolve: resolve as Waiting["resolve"], reject });
    next();
    return promise;
  };
  return {
    markets: (match) => run(patient, { kind: "markets", match }),
    scores: (match) => run(patient, { kind: "scores", match }),
    season: (season, seed) => run(patient, { kind: "season", season, seed }),
    builder: (match, legs) => run(urgent, { kind: "builder", match, legs }),
    chance: (match, legs) => run(urgent, { kind: "chance", match, legs }),
    async close() {
      clearTimeout(timer);
      const ending = worker;
      worker = undefined;
      const stopped = new Error("The server is stopping");
      for (const waiting of [...urgent.splice(0), ...patient.splice(0)]) waiting.reject(stopped);
      current?.reject(stopped);
      current = undefined;
      await ending?.terminate();
    },
  };
}
