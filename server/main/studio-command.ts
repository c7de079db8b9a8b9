// `npm run studio -- add <id> <name>` adds a studio to the database of DATABASE_URL or DATA_DIR and prints
// its signing key; `npm run studio -- rotate <id>` prints a new key and revokes the old one. Both are
// recorded in the audit log. The key is derived from PROVIDER_SECRET, so the command needs the server's
// environment.
import { runCommand, withQuietKit } from "../kit/run-command.ts";
import { StartupError } from "../kit/startup-error.ts";
import { operatorRecords } from "../services/office/operator/index.ts";
import { studios } from "../services/play/seamless-wallet/index.ts";
import { createPorts, createServices } from "./compose.ts";

const usage = "Usage: npm run studio -- add <id> <name>, or npm run studio -- rotate <id>.";
const idPattern = /^[a-z0-9][a-z0-9-]{1,39}$/;

async function run(): Promise<void> {
  const [action, id = "", ...names] = process.argv.slice(2);
  const name = names.join(" ").trim();
  if (action === "add" ? name === "" : action !== "rotate") throw new StartupError(usage);
  if (!idPattern.test(id)) {
    throw new StartupError("A studio's id has 2 to 40 lowercase letters, digits and hyphens.");
  }
  await withQuietKit(async ({ kit, migrate }) => {
    await migrate(createServices(kit, createPorts(kit), { payments: [] }));
    const trail = operatorRecords.auditTrail!(kit);
    const key =
      action === "add"
        ? await studios.create(kit, trail, { id, name })
        : await studios.rotateKey(kit, trail, id);
    if (key === undefined) {
      throw new StartupError(action === "add" ? `${id} is already a studio.` : `There is no studio ${id}.`);
    }
    process.stdout.write(`${key}\n`);
  });
}

await runCommand(run);
