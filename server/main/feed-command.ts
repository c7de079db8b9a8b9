// `npm run feed -- add <id> <name>` adds a trading provider to the database of DATABASE_URL or DATA_DIR and
// prints its signing key; `npm run feed -- rotate <id>` prints a new key and revokes the old one. With
// `racing` before the action, the command applies to providers of the racing feed. Every action is recorded
// in the audit log. The key is derived from PROVIDER_SECRET, so the command needs the server's environment.
import { runCommand, withQuietKit } from "../kit/run-command.ts";
import { StartupError } from "../kit/startup-error.ts";
import { operatorRecords } from "../services/office/operator/index.ts";
import { racingFeedProviders } from "../services/racing/racing-feed/index.ts";
import { sportsFeedProviders } from "../services/sports/sports-feed/index.ts";
import { createPorts, createServices } from "./compose.ts";

const usage = "Usage: npm run feed -- [racing] add <id> <name>, or npm run feed -- [racing] rotate <id>.";
const idPattern = /^[a-z0-9][a-z0-9-]{1,31}$/;

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const isRacing = words[0] === "racing";
  const providers = isRacing ? racingFeedProviders : sportsFeedProviders;
  const [action, id = "", ...names] = isRacing ? words.slice(1) : words;
  const name = names.join(" ").trim();
  if (action === "add" ? name === "" : action !== "rotate") throw new StartupError(usage);
  if (!idPattern.test(id)) {
    throw new StartupError("A provider's id has 2 to 32 lowercase letters, digits and hyphens.");
  }
  await withQuietKit(async ({ kit, migrate }) => {
    await migrate(createServices(kit, createPorts(kit), { payments: [] }));
    const trail = operatorRecords.auditTrail!(kit);
    const key =
      action === "add"
        ? await providers.create(kit, trail, { id, name })
        : await providers.rotateKey(kit, trail, id);
    if (key === undefined) {
      throw new StartupError(
        action === "add" ? `${id} is a provider already.` : `There is no provider ${id}.`,
      );
    }
    process.stdout.write(`${key}\n`);
  });
}

await runCommand(run);
