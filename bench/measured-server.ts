import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";

/** Runs when nobody else wants to. */
const POLITE = 19;

type CpuUsage = { user: number; system: number };

export type MeasuredServer = {
  origin: string;
  /** How much processor time the server has used so far. */
  cpuSeconds(): Promise<number>;
  /** Lets a browser that is measured go first: a player's device does not run the server. */
  standAside(): void;
  close(): void;
};

/** Starts a script that sends `{origin}` when it serves and `{cpu}` whenever it is asked. */
export async function startMeasured(script: URL, args: readonly string[]): Promise<MeasuredServer> {
  const child = fork(script, [...args], { env: { ...process.env, NODE_ENV: "production" } });
  const { origin } = (await answerOf(child)) as { origin: string };
  return {
    origin,
    async cpuSeconds() {
      child.send("cpu");
      const { cpu } = (await answerOf(child)) as { cpu: CpuUsage };
      return (cpu.user + cpu.system) / 1e6;
    },
    standAside: () => setPriority(child.pid!, POLITE),
    close: () => child.disconnect(),
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController();
  const died = once(child, "exit", { signal: settled.signal }).then(() => {
    throw new Error("the server under test has ended");
  });
  died.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, "message", { signal: settled.signal }), died]);
    return message;
  } finally {
    settled.abort();
  }
}
