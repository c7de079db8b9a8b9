import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { page, region } from "@parlour/contracts/entities/content";
import { StartupError } from "@parlour/server/kit/startup-error";
import type { ZodType } from "zod";

export type ContentKind = "page" | "region";
export type SeedDocument = {
  language: string;
  kind: ContentKind;
  key: string;
  body: object;
  checksum: string;
};

/**
 * Reads `pages/<language>/<slug>.json` and `regions/<language>/<region>.json`. A region named
 * `header@casino.json` stands in for `header` on pages whose path begins with `/casino`.
 */
export function readContentFiles(folder: URL): SeedDocument[] {
  return [
    ...readKind(folder, "pages", (file) => {
      const body = parseFile(file, page);
      return { kind: "page", key: body.path, body };
    }),
    ...readKind(folder, "regions", (file) => {
      const name = file.pathname.slice(file.pathname.lastIndexOf("/") + 1, -".json".length);
      return { kind: "region", key: decodeURIComponent(name), body: parseFile(file, region) };
    }),
  ];
}

type Read = (file: URL) => Omit<SeedDocument, "language" | "checksum">;

function readKind(folder: URL, kindFolder: string, read: Read): SeedDocument[] {
  const root = new URL(`${kindFolder}/`, folder);
  const languages = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.flatMap(({ name: language }) => {
    const files = readdirSync(new URL(`${language}/`, root), { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const document = read(new URL(`${language}/${file}`, root));
        const checksum = createHash("sha256").update(JSON.stringify(document.body)).digest("base64url");
        return { ...document, language, checksum };
      });
  });
}

function parseFile<Shape>(file: URL, schema: ZodType<Shape>): Shape {
  const name = file.pathname.split("/").slice(-3).join("/");
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartupError(`The content file ${name} cannot be read: ${(error as Error).message}.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(`The content file ${name} is wrong at ${issue?.path.join(".")}: ${issue?.message}.`);
}
