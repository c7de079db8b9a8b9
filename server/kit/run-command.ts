import { loadConfig } from "./config.ts";
import { createKit } from "./create-kit.ts";
import { StartupError } from "./startup-error.ts";

/** A command of the terminal: what its user can mend is said in one sentence, anything else is a fault with its place. */
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

/** Works on the data of DATABASE_URL or DATA_DIR without a word in the log. */
export async function withQuietKit(work: (open: OpenKit) => Promise<void>): Promise<void> {
  const open = await createKit({ config: { ...loadConfig(process.env), logLevel: "silent" } });
  try {
    await work(open);
  } finally {
    await open.close();
  }
}
