import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  type ContentDocument,
  type ContentKind,
  contentDocument,
} from "@parlour/contracts/entities/content-document";
import { languageCodes } from "@parlour/contracts/languages";
import { StartupError } from "@parlour/server/kit/startup-error";
import { checksumOf } from "./checksum.ts";
import { cleanBody } from "./clean-body.ts";
import type { SeedDocument } from "./seed-store.ts";

/**
 * The folder of each kind of document, as `<language>/content/<folder>/<name>.json`, and the key it is stored
 * under.
 */
const folders: readonly { folder: string; kind: ContentKind; key?: "path" | "slug"; draft?: boolean }[] = [
  { folder: "pages", kind: "page", key: "path" },
  { folder: "help", kind: "page", key: "path" },
  { folder: "drafts", kind: "page", key: "path", draft: true },
  { folder: "regions", kind: "region" },
  { folder: "items", kind: "item" },
  { folder: "games", kind: "game", key: "slug" },
  { folder: "categories", kind: "categories" },
  { folder: "collections", kind: "collection" },
];

/** Adds a game's facts to its texts; returns undefined if no game has the slug. */
export type DescribeGame = (slug: string, words: object) => object | undefined;

/**
 * Reads the seed content. A page region such as `header@casino.json` replaces `header.json` on pages below
 * `/casino`; files under `drafts` are drafts for operators to finish.
 */
export function readContentFiles(root: URL, describeGame: DescribeGame): SeedDocument[] {
  const seen = new Map<string, URL>();
  return folders.flatMap(({ folder, kind, key, draft }) =>
    listFiles(root, folder).map(({ language, name, file }) => {
      const body = kind === "game" ? readGame(file, name, describeGame) : readJson(file);
      const wanted = key === undefined ? name : (body as Record<string, unknown>)[key];
      const document = checkDocument(file, { kind, key: wanted, body });
      refuseTwins(seen, `${language} ${kind} ${document.key}`, file);
      const clean = cleanBody(document.body);
      return {
        language,
        kind,
        key: document.key,
        body: clean,
        checksum: checksumOf(clean),
        ...(draft && { draft }),
      };
    }),
  );
}

/** Reads a game's file. It contains only texts, so that facts such as the category can't differ between languages. */
function readGame(file: URL, slug: string, describeGame: DescribeGame): object {
  const document = describeGame(slug, readJson(file) as object);
  if (!document) throw new StartupError(`The content file ${nameOf(file)} belongs to no game.`);
  return document;
}

/** Throws if two files describe the same document, because they would keep overwriting each other. */
function refuseTwins(seen: Map<string, URL>, name: string, file: URL): void {
  const twin = seen.get(name);
  if (twin)
    throw new StartupError(`The content files ${nameOf(twin)} and ${nameOf(file)} are the same document.`);
  seen.set(name, file);
}

/** Lists the files of a folder. A kind of document without seed content has no folder. */
function listFiles(root: URL, kindFolder: string): { language: string; name: string; file: URL }[] {
  return languageCodes.flatMap((language) => {
    const folder = new URL(`${language}/content/${kindFolder}/`, root);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((path) => ({
        language,
        name: path.slice(path.lastIndexOf("/") + 1, -".json".length),
        file: new URL(path, folder),
      }));
  });
}

function readJson(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartupError(`The content file ${nameOf(file)} cannot be read: ${(error as Error).message}.`);
  }
}

function checkDocument(file: URL, document: unknown): ContentDocument {
  const result = contentDocument.safeParse(document);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StartupError(
    `The content file ${nameOf(file)} is invalid at ${issue?.path.join(".")}: ${issue?.message}.`,
  );
}

function nameOf(file: URL): string {
  return file.pathname.split("/").slice(-4).join("/");
}
