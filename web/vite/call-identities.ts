import { fileURLToPath, pathToFileURL } from "node:url";

const callsFolder = fileURLToPath(new URL("../../contracts/calls/", import.meta.url));

type Environment = { config: { consumer: "client" | "server" } };

/**
 * A Vite plugin that reduces each contract call to its method and path in browser builds: `client(call)`
 * needs only these, and the schemas would add zod to the bundle. Server builds keep the whole contract.
 */
export function callIdentities() {
  return {
    name: "call-identities",
    enforce: "pre" as const,
    applyToEnvironment: ({ config }: Environment) => config.consumer === "client",
    load(id: string) {
      const file = id.split("?", 1)[0]!;
      return isCallFile(file) ? identitiesIn(file) : undefined;
    },
  };
}

/**
 * Whether a file defines calls. Each domain's `index.ts` only lists the calls for the server, so it is not changed.
 */
function isCallFile(file: string): boolean {
  return file.startsWith(callsFolder) && file.endsWith(".ts") && !file.endsWith("index.ts");
}

/** The source of a module that exports the calls of the file, each reduced to `{ method, path }`. */
export async function identitiesIn(file: string): Promise<string> {
  const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  return exported
    .filter((entry): entry is [string, { method: string; path: string }] => isCall(entry[1]))
    .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })};\n`)
    .join("");
}

function isCall(value: unknown): boolean {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
