import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureLocation } from "./ensure-location.ts";

const page = { cookie: "", documentElement: { dataset: {} } };
const answer = vi.fn<() => Promise<Response>>();
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  page.cookie = "LANG=en";
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a known location is not requested", async () => {
  page.cookie = "LANG=en; st=CA-ON; Country=CA";
  expect(await ensureLocation()).toEqual({ country: "CA", subdivision: "ON" });
  expect(answer).not.toHaveBeenCalled();
});

test("a missing location is requested and read from the cookie", async () => {
  answer.mockImplementation(async () => {
    page.cookie += "; st=BR; Country=BR";
    return new Response("", { status: 202 });
  });
  expect(await ensureLocation()).toMatchObject({ country: "BR" });
});

test.each([
  ["another answer than 202", async () => new Response("", { status: 200 }), 1],
  ["no answer", () => Promise.reject(new Error("gone")), 1],
  ["202 without a place", async () => new Response("", { status: 202 }), 0],
])("%s means no location", async (_name, answered, logged) => {
  answer.mockImplementation(answered);
  expect(await ensureLocation()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(logged);
});
