import type { Kit } from "../../../../kit/kit.ts";

const patienceMs = 1_000;

/** Measures the latency of an empty database query. */
export async function measureDatabase({ db }: Pick<Kit, "db">): Promise<number> {
  const startedMs = performance.now();
  await db.query("select 1");
  return performance.now() - startedMs;
}

/** Measures the latency from publishing on the bus to receiving here; null if the message didn't arrive in time. */
export async function measureBus({ bus, random }: Pick<Kit, "bus" | "random">): Promise<number | null> {
  const topic = random.id("echo");
  const { promise, resolve } = Promise.withResolvers<number | null>();
  let publishedMs = 0;
  const stop = await bus.subscribe(topic, () => resolve(performance.now() - publishedMs));
  const timer = setTimeout(() => resolve(null), patienceMs);
  try {
    publishedMs = performance.now();
    await bus.publish(topic, null);
    return await promise;
  } finally {
    clearTimeout(timer);
    await stop();
  }
}
