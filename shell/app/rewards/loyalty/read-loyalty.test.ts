import { afterEach, expect, it, vi } from "vitest";
import { readLoyalty } from "./read-loyalty.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status })),
  );

it("returns null for a refusal", async () => {
  answering(403, JSON.stringify({ errorCode: "FEATURE_DISABLED" }));
  expect(await readLoyalty("s")).toBeNull();
  answering(500, "");
  expect(await readLoyalty("s")).toBeNull();
});

it("throws for an empty response", async () => {
  answering(200, "");
  await expect(readLoyalty("s")).rejects.toThrow(
    "Unable to retrieve external information from loyalty points",
  );
});

it("returns the response", async () => {
  const loyalty = { excluded: false, redemptionPoints: 5 };
  answering(200, JSON.stringify(loyalty));
  expect(await readLoyalty("s")).toEqual(loyalty);
});
