import { runInNewContext } from "node:vm";
import { data } from "react-router";
import { expect, test } from "vitest";
import { share } from "./parts/share.server.ts";
import { createSharedData, type SharedData } from "./shared-data.server.ts";

const words = share({ title: "Roulette", text: "Ends with </script><!-- or \u2028".padEnd(500) });
const card = share({ id: "1401", name: "Sevens".padEnd(150) });

/** Runs the script as a browser would, and then sets the router's state. */
function hydrate(shared: SharedData, loaderData: unknown, insert?: (bytes: Buffer) => string): unknown {
  const script = shared.script(insert && { insert });
  expect(script).not.toMatch(/<\/script|<!--/);
  const context: { state?: { loaderData: unknown } } = {};
  runInNewContext(`0${script}`, { window: { __reactRouterContext: context } });
  // The router decodes the data from text, so the result shares no objects with the server's data.
  context.state = JSON.parse(JSON.stringify({ loaderData }));
  return JSON.parse(JSON.stringify(context.state!.loaderData));
}

/** Runs the script in a page, then sets the router's state to data in which an object may occur several times. */
function restoreInBrowser(shared: SharedData, loaderData: unknown): { loaderData: unknown } {
  const context: { state?: { loaderData: unknown } } = {};
  runInNewContext(`0${shared.script(undefined)}`, { window: { __reactRouterContext: context } });
  context.state = { loaderData };
  return context.state;
}

test("shared objects leave a loader's result and are put back, for rendering and in the browser", () => {
  const shared = createSharedData();
  const result = { name: "Ada", words, rows: [{ cards: [card, card] }, { cards: [] }] };
  const shortened = shared.shorten(result);
  expect(JSON.stringify(shortened).length).toBeLessThan(150);
  expect(shared.restore({ home: shortened, root: null })).toEqual({ home: result, root: null });
  expect(shared.restore({ home: shortened }).home).toBe(result);
  expect(hydrate(shared, { home: shortened })).toEqual({ home: result });
});

test("the long objects are the same bytes in all pages, whoever reads them and in whichever order", () => {
  const inserted: Buffer[] = [];
  const insert = (bytes: Buffer) => {
    inserted.push(bytes);
    return bytes.toString();
  };
  const other = share({ text: "x".repeat(500) });
  for (const values of [
    ["Ada", words, other],
    [other, "Grace", card, words],
  ]) {
    const shared = createSharedData();
    const shortened = shared.shorten({ values });
    expect(hydrate(shared, shortened, insert)).toEqual({ values });
  }
  expect(inserted[0]).toBe(inserted[1]);
  expect(inserted[0]?.toString()).not.toMatch(/Ada|Grace|Sevens/);
});

test("what no loader has shared, what is short and what JSON cannot express stays in the result", () => {
  const shared = createSharedData();
  const dated = share({ at: new Date(0), text: "x".repeat(500) });
  const result = { own: { text: "x".repeat(500) }, short: share({ a: 1 }), dated };
  expect(shared.shorten(result)).toBe(result);
  expect(shared.script(undefined)).toBe("");
});

test("data that contains itself stays as it is, beside data that is shortened", () => {
  const shared = createSharedData();
  const ring: Record<string, unknown> = { words };
  ring.self = { ring };
  const looped: Record<string, unknown> = { text: "x".repeat(500) };
  looped.self = looped;
  expect(shared.shorten(ring)).toBe(ring);
  const result = { looped: share(looped) };
  expect(shared.shorten(result)).toBe(result);
  const home = shared.shorten({ card });
  expect(shared.restore({ home }).home).toEqual({ card });
  const state = restoreInBrowser(shared, { ring: { ring, home }, home });
  expect(state.loaderData).toEqual({ ring: { ring, home: { card } }, home: { card } });
  expect((ring.self as { ring: unknown }).ring).toBe(ring);
});

test("one reference in several places is put back in each of them", () => {
  const shared = createSharedData();
  const result = { rows: [[card], [card, card]] };
  // The router decodes a reference that occurs several times as one object.
  const { loaderData } = restoreInBrowser(shared, { home: shared.shorten(result) });
  expect(loaderData).toEqual({ home: result });
});

test("an object in two places stays one", () => {
  const shared = createSharedData();
  const own = { card };
  const { first, second } = shared.shorten({ first: own, second: own }) as Record<string, unknown>;
  expect(first).toBe(second);
  expect(first).not.toBe(own);
});

test("a result with headers or a status keeps them", () => {
  const shared = createSharedData();
  const result = data({ words }, { status: 404 });
  const shortened = shared.shorten(result) as typeof result;
  expect(shortened).toBeInstanceOf(result.constructor);
  expect(shortened.init).toEqual({ status: 404 });
  expect(shared.restore({ page: shortened.data }).page).toBe(result.data);
  for (const plain of [null, "text", new Response("x")]) expect(shared.shorten(plain)).toBe(plain);
});
