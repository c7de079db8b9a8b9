import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartupError } from "./startup-error.ts";

export type Secrets = {
  /** The key that signs tokens which a browser sends back, such as launch tokens and previews of drafts. */
  session: string;
  /**
   * The key that encrypts values which must be decrypted later, such as authenticator secrets, and that
   * hashes short codes.
   */
  encryption: string;
  /** The key that signs captcha challenges. */
  captcha: string;
  /**
   * The key from which the signing keys of studios and feed providers are derived. It also signs the messages
   * of the sandbox's payment provider.
   */
  provider: string;
  /**
   * During a rotation, the earlier or the next value of a secret. What was made with it is still accepted; nothing new
   * is made with it.
   */
  second?: Partial<Record<SecretName, string>>;
};

export type SecretName = Exclude<keyof Secrets, "second">;

const variables = {
  session: "SESSION_SECRET",
  encryption: "ENCRYPTION_SECRET",
  captcha: "CAPTCHA_SECRET",
  provider: "PROVIDER_SECRET",
} as const satisfies Record<SecretName, string>;
const secondVariable = (name: SecretName) => `${variables[name]}_SECOND`;

const names = Object.keys(variables) as SecretName[];
const minLength = 32;
const minDistinctLetters = 10;
const placeholder = /change.?me|secret|password|example|default|parlour|insecure/i;

const storedSecrets = z.object({
  session: z.string().min(minLength),
  encryption: z.string().min(minLength),
  captcha: z.string().min(minLength),
  provider: z.string().min(minLength),
});

/**
 * Returns the secrets. In sandbox mode a missing one is generated once and stored; in production all must be
 * set.
 */
export function resolveSecrets(
  mode: "sandbox" | "production",
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): Secrets {
  for (const name of names) {
    const value = env[variables[name]];
    if (value === undefined && mode === "production") {
      throw new StartupError(`Production mode needs ${variables[name]} to be set.`);
    }
    if (value !== undefined) assertStrong(variables[name], value, mode);
  }
  const second: Partial<Record<SecretName, string>> = {};
  for (const name of names) {
    const value = env[secondVariable(name)];
    if (value === undefined) continue;
    assertStrong(secondVariable(name), value, mode);
    second[name] = value;
  }
  const given = (name: SecretName) => env[variables[name]];
  const kept = names.every(given) ? undefined : keepSecrets(dataDir);
  const secretOf = (name: SecretName) => given(name) ?? kept![name];
  const secrets = {
    session: secretOf("session"),
    encryption: secretOf("encryption"),
    captcha: secretOf("captcha"),
    provider: secretOf("provider"),
  };
  const seconds = Object.keys(second) as SecretName[];
  const values = [...Object.values(secrets), ...Object.values(second)];
  if (mode === "production" && new Set(values).size < values.length) {
    const all = [...Object.values(variables), ...seconds.map(secondVariable)];
    throw new StartupError(`${all.join(", ")} must differ from each other.`);
  }
  return seconds.length === 0 ? secrets : { ...secrets, second };
}

/** Returns the values of a secret that are accepted, the current one first. */
export function acceptedSecrets(secrets: Secrets, name: SecretName): readonly string[] {
  const second = secrets.second?.[name];
  return second === undefined ? [secrets[name]] : [secrets[name], second];
}

/** Names a secret without revealing it, so that a row can say which one it was made with. */
export function secretId(secret: string): string {
  const derived = Buffer.from(hkdfSync("sha256", secret, "", "id of a secret", 32));
  return createHash("sha256").update(derived).digest("hex").slice(0, 16);
}

function assertStrong(variable: string, value: string, mode: "sandbox" | "production"): void {
  if (value.length < minLength) {
    throw new StartupError(`${variable} must have at least ${minLength} characters.`);
  }
  const weak = placeholder.test(value) || new Set(value).size < minDistinctLetters;
  if (mode === "production" && weak) {
    throw new StartupError(`${variable} looks like a placeholder; give it random characters.`);
  }
}

function keepSecrets(dataDir: string): Record<SecretName, string> {
  const path = join(dataDir, "secrets.json");
  try {
    // Nothing is written if the secrets exist, because the folder may be read-only.
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const fresh = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString("base64url")]));
      createOnce(path, `${JSON.stringify(fresh, null, 2)}\n`);
    }
    return storedSecrets.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "it does not hold what it should";
    const remedy = `make DATA_DIR writable, or set ${Object.values(variables).join(", ")}`;
    throw new StartupError(`The secrets in ${path} cannot be read or created (${reason}): ${remedy}.`, {
      cause: error,
    });
  }
}

/**
 * Creates the file unless it exists. A hard link is atomic, so servers that start together all use the file
 * of the first one.
 */
function createOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
