import { loadConfig } from "./config.ts";
import { createKit } from "./create-kit.ts";
import { StartupError } from "./startup-error.ts";

/**
 * Runs a terminal command. If it fails with a `StartupError`, only the error's message is printed; other errors are
 * printed with their stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

type OpenKit = Awaited<ReturnType<typeof createKit>>;

/** Opens a kit, without logging, on the database that DATABASE_URL or DATA_DIR names. */
export async function withQuietKit(work: (open: OpenKit) => Promise<void>): Promise<void> {
  const open = await createKit({ config: { ...loadConfig(process.env), logLevel: "silent" } });
  try {
    await work(open);
  } finally {
    await open.close();
  }
}
