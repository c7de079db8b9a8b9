import { isDatabaseAbsence } from "../kit/http/refusal-error.ts";
import { StartupError } from "../kit/startup-error.ts";

type Running = { drain(): Promise<void>; close(): Promise<void> };

/**
 * Runs a server as its own process. SIGTERM lets its clients move to other servers and then closes it; Ctrl-C and the
 * end of the parent process close it without that delay. It then exits with 0; a second signal exits immediately with
 * 1. If the start fails with a `StartupError`, only its one-sentence message is printed.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping = false;
  const stop = async (signal?: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      if (signal === "SIGTERM") await running?.drain();
      await running?.close();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("disconnect", () => {
    if (!stopping) stop();
  });
  process.on("unhandledRejection", (error) => {
    // Background work may lose its connection at any time and is repeated later.
    if (!isDatabaseAbsence(error)) throw error;
    process.emitWarning(error as Error);
  });
  try {
    running = await start();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const { message, stack } = error as Error;
  process.stderr.write(`${error instanceof StartupError ? message : (stack ?? message)}\n`);
  process.exit(1);
}
