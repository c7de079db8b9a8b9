import { runUntilStopped } from "@parlour/server/main/run-until-stopped";
import { describeStack, startStack } from "./start-stack.ts";

await runUntilStopped(async () => {
  const shell = process.argv.includes("--dev") ? "source" : "built";
  const history = process.env.SANDBOX_HISTORY !== "off";
  // We log only problems, not every request, because a person is reading this terminal.
  const stack = await startStack({
    env: { LOG_LEVEL: "warn", ...process.env },
    shell,
    history,
    studioGames: true,
  });
  process.stdout.write(describeStack(stack));
  return stack;
});
