import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type ServerProcess = { origin: string; kill(): Promise<void> };

const program = new URL("./posting-server.ts", import.meta.url).pathname;

export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { DATABASE_URL: _url, DATA_DIR: _dir, REDIS_URL: _redis, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { origin: await firstLine(child), kill: () => killHard(child) };
}

/** Kills the process like a power cut: no signal handler runs and nothing is flushed. */
async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let [out, err] = ["", ""];
    child.stdout?.on("data", (chunk: Buffer) => {
      out += chunk;
      if (out.includes("\n")) resolve(out.slice(0, out.indexOf("\n")));
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      err += chunk;
    });
    child.once("exit", () => reject(new Error(`The server ended before it listened: ${err}`)));
  });
}

export type Bet = { playerId: string; id: string; amount: number };

/**
 * Sends a bet and returns the outcome; undefined without a response, in which case the bet may or may not have been
 * placed.
 */
export async function sendBet(origin: string, bet: Bet): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/testing/bets`, {
      method: "POST",
      headers: { origin, "content-type": "application/json" },
      body: JSON.stringify(bet),
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await answer.json()) as { outcome?: string };
    return body.outcome;
  } catch {
    return undefined;
  }
}
