import { runUntilStopped } from "@parlour/server/main/run-until-stopped";
import { describeStack, startStack } from "./start-stack.ts";

await runUntilStopped(async () => {
  const shell = process.argv.includes("--dev") ? "source" : "built";
  // A person reads this terminal, so we log problems but not every request.
  const stack = await startStack({ env: { LOG_LEVEL: "warn", ...process.env }, shell });
  process.stdout.write(describeStack(stack));
  return stack;
});
