import { StartupError } from "../kit/startup-error.ts";

type Running = { close(): Promise<void> };

/**
 * Runs a server as a process of its own: SIGTERM, Ctrl-C or the end of the starting process drain it and leave
 * with 0, a second signal leaves at once, and whatever keeps it from starting is told in one sentence.
 */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
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
