import { Gauge, type Registry } from "prom-client";

type Sample = { labels: Record<string, string>; values: Record<string, number> };

type Options = {
  labelNames: readonly string[];
  /** The help text of each gauge by its name. */
  gauges: Record<string, string>;
  /** Reads the values of all the gauges at once. */
  read(): Promise<readonly Sample[]> | readonly Sample[];
};

const longestReadMs = 2_000;
/** Gauges that are read within this time share one reading, so each scrape reads the values only once. */
const sharedForMs = 500;

/**
 * Registers gauges that are read when `/metrics` is requested. While the database does not answer
 * they are left out, so that the other metrics are still reported, which are needed most during an
 * outage.
 */
export function registerGauges(registry: Registry, { labelNames, gauges, read }: Options): void {
  let reading: Promise<readonly Sample[]> | undefined;
  let startedMs = Number.NEGATIVE_INFINITY;
  const readOnce = () => {
    if (reading === undefined || performance.now() - startedMs > sharedForMs) {
      startedMs = performance.now();
      reading = withinTime(Promise.resolve().then(read)).catch(() => []);
    }
    return reading;
  };
  for (const [name, help] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const samples = await readOnce();
        this.reset();
        // A gauge without labels is 0 after a reset, so it would report a wrong value instead of none.
        if (samples.length === 0 && labelNames.length === 0) this.remove({});
        for (const { labels, values } of samples) if (name in values) this.set(labels, values[name]!);
      },
    });
  }
}

async function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Reading the value took too long.")), longestReadMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
