// `npm run operator:create -- <e-mail> <name>` adds an administrator to the database of DATABASE_URL or
// DATA_DIR. Use it for the first operator of an installation; further operators are added in the console. The
// password is read from the environment variable OPERATOR_PASSWORD, so that it stays out of the shell's
// history.
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { runCommand, withQuietKit } from "../kit/run-command.ts";
import { StartupError } from "../kit/startup-error.ts";
import { addFirstOperator, operatorRecords } from "../services/office/operator/index.ts";

const shortestPassword = 12;

async function run(): Promise<void> {
  const [email, ...names] = process.argv.slice(2);
  const name = names.join(" ").trim();
  const password = process.env.OPERATOR_PASSWORD ?? "";
  if (!email?.includes("@") || name === "") {
    throw new StartupError("Usage: npm run operator:create -- <e-mail> <name>.");
  }
  if (password.length < shortestPassword) {
    throw new StartupError(`OPERATOR_PASSWORD must have at least ${shortestPassword} characters.`);
  }
  await withQuietKit(async ({ kit, migrate }) => {
    await migrate([operatorRecords]);
    const isNew = await addFirstOperator(kit, { email, name, password, roles: OPERATOR_ROLES });
    if (!isNew) throw new StartupError(`${email} is already an operator.`);
    process.stdout.write(`${name} can log in at /console and will set up an authenticator there.\n`);
  });
}

await runCommand(run);
