import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";

const LOWEST_PRIORITY = 19;

type CpuUsage = { user: number; system: number };

export type MeasuredServer = {
  origin: string;
  cpuSeconds(): Promise<number>;
  /**
   * Lowers the server's priority while a browser is measured, because a player's device does not run the
   * server.
   */
  lowerPriority(): void;
  ask(word: string): Promise<unknown>;
  close(): void;
};

/**
 * Starts a server script in its own process. The script must send `{origin}` once it listens, and `{cpu}` on
 * request.
 */
export async function startMeasured(script: URL, args: readonly string[]): Promise<MeasuredServer> {
  const child = fork(script, [...args], { env: { ...process.env, NODE_ENV: "production" } });
  const { origin } = (await answerOf(child)) as { origin: string };
  const ask = async (word: string) => {
    child.send(word);
    return await answerOf(child);
  };
  return {
    origin,
    ask,
    async cpuSeconds() {
      const { cpu } = (await ask("cpu")) as { cpu: CpuUsage };
      return (cpu.user + cpu.system) / 1e6;
    },
    lowerPriority: () => setPriority(child.pid!, LOWEST_PRIORITY),
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
