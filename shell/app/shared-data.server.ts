import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";
import { findKept, keep } from "./kept-bytes.server.ts";
import { idOf } from "./parts/share.server.ts";
import { restoreData } from "./restore-data.ts";
import type { PageParts } from "./shared-parts.server.ts";

/**
 * The minimum JSON length of a shared object that is replaced, because a reference to a shorter one would save too
 * little.
 */
const shortestText = 100;
/**
 * The minimum length of JSON that is cached. Objects that long are the same for all players; shorter ones often depend
 * on the player's settings.
 */
const shortestKept = 400;

/** The JSON of shared objects; null for those that JSON cannot express. */
const texts = new WeakMap<object, string | null>();

type Result = Record<string, unknown>;

/**
 * The data of a page's loaders for hydration. It is encoded for each page, but most of it is shared: texts, games and
 * content. Shared objects are therefore replaced with references before React Router encodes the data, and the page
 * contains their JSON, which is created only once.
 */
export type SharedData = {
  /** Replaces the shared objects in a loader's result. */
  shorten(result: unknown): unknown;
  /** Returns the data with the shared objects, for rendering. */
  restore(loaderData: Result): Result;
  /** Returns the script with the shared objects, which the browser runs before it hydrates the page. */
  script(parts: Pick<PageParts, "insert"> | undefined): string;
};

export const sharedDataContext = createContext<SharedData | null>(null);

export function createSharedData(): SharedData {
  const references = new Map<object, { $shared: number }>();
  const originals = new Map<unknown, unknown>();
  /**
   * The replacement of each object visited so far, so that an object that occurs several times
   * gets a single one; undefined while the object is being visited.
   */
  const visited = new Map<object, unknown>();
  const shortenValue = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const known = references.get(value) ?? visited.get(value);
    if (known !== undefined) return known;
    if (visited.has(value)) throw new CyclicData();
    visited.set(value, undefined);
    const shortened = shortenObject(value);
    visited.set(value, shortened);
    return shortened;
  };
  const shortenObject = (value: object): unknown => {
    const id = idOf(value);
    if (id !== undefined) {
      const text = textOf(value);
      if (text === null || text.length < shortestText) return value;
      const reference = { $shared: id };
      references.set(value, reference);
      return reference;
    }
    if (Array.isArray(value)) {
      const items = value.map(shortenValue);
      return items.some((item, at) => item !== value[at]) ? items : value;
    }
    return isRecord(value) ? shortenRecord(value) : value;
  };
  const shortenRecord = (record: Result): Result => {
    let shortened: Result | undefined;
    for (const name of Object.keys(record)) {
      const value = shortenValue(record[name]);
      if (value === record[name]) continue;
      shortened ??= { ...record };
      shortened[name] = value;
    }
    return shortened ?? record;
  };
  /**
   * Replaces the shared objects in a value. A value that contains itself stays as it is, because a copy of it would
   * still refer to the original.
   */
  const shortenAcyclic = (value: unknown): unknown => {
    try {
      return shortenValue(value);
    } catch (error) {
      if (!(error instanceof CyclicData)) throw error;
      visited.clear();
      return value;
    }
  };
  return {
    shorten(result) {
      // If a loader returned headers or a status (with `data`), the router itself reads these, so only the data is
      // replaced.
      const isWrapped = isWithInit(result);
      const value = isWrapped ? result.data : result;
      const shortened = shortenAcyclic(value);
      originals.set(shortened, value);
      return isWrapped
        ? Object.assign(Object.create(Object.getPrototypeOf(result)), result, { data: shortened })
        : shortened;
    },
    restore: (loaderData) =>
      Object.fromEntries(
        Object.entries(loaderData).map(([id, value]) => [
          id,
          originals.has(value) ? originals.get(value) : value,
        ]),
      ),
    script(parts) {
      if (references.size === 0) return "";
      const sorted = [...references].toSorted(([, one], [, other]) => one.$shared - other.$shared);
      const isLong = ([object]: (typeof sorted)[number]) => textOf(object)!.length >= shortestKept;
      const long = keptMembers(sorted.filter(isLong));
      const short = members(sorted.filter((each) => !isLong(each)));
      return `;(${restoreData})({${parts?.insert(long) ?? long.toString()}${short}})`;
    },
  };
}

class CyclicData extends Error {}

function keptMembers(objects: readonly (readonly [object, { $shared: number }])[]): Buffer {
  const key = `data ${objects.map(([, { $shared }]) => $shared).join(" ")}`;
  const known = findKept(key);
  if (known !== undefined) return known;
  const made = Buffer.from(members(objects));
  keep(key, made);
  return made;
}

function members(objects: readonly (readonly [object, { $shared: number }])[]): string {
  return objects.map(([object, { $shared }]) => `"${$shared}":${textOf(object)},`).join("");
}

function textOf(object: object): string | null {
  let text = texts.get(object);
  if (text === undefined) {
    // A "<" in the data could end the script element, so it is escaped.
    text = isJson(object) ? JSON.stringify(object).replaceAll("<", "\\u003c") : null;
    texts.set(object, text);
  }
  return text;
}

/**
 * Whether JSON can express a value, which must not contain itself: `around` lists the objects that contain it.
 * Undefined members of objects are left out.
 */
function isJson(value: unknown, around: readonly object[] = []): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || around.includes(value)) return false;
  const within = [...around, value];
  if (Array.isArray(value)) return value.every((item) => isJson(item, within));
  return isRecord(value) && Object.values(value).every((each) => each === undefined || isJson(each, within));
}

function isRecord(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isWithInit(result: unknown): result is { type: string; data: unknown } {
  return (
    typeof result === "object" &&
    result !== null &&
    "type" in result &&
    result.type === "DataWithResponseInit"
  );
}

type Loader = (args: { context: Readonly<RouterContextProvider> }) => unknown;

/**
 * Returns the build with loaders that shorten their results. Routes without a component keep their
 * loaders, because these return complete responses.
 */
export function shortenData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, default: component } = route?.module ?? {};
    if (route === undefined || loader === undefined || component === undefined) return [id, route];
    const load = loader as unknown as Loader;
    const shortened: Loader = async (args) => {
      const result = await load(args);
      return args.context.get(sharedDataContext)?.shorten(result) ?? result;
    };
    return [id, { ...route, module: { ...route.module, loader: shortened } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
