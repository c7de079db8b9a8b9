import { afterEach, expect, it, vi } from "vitest";
import { servicesAddress, servicesBase } from "./services-address.ts";

afterEach(() => vi.unstubAllGlobals());

it("uses the page's service path for services only", () => {
  expect(servicesAddress("/services/x")).toBe("/services/x");
  vi.stubGlobal("document", { documentElement: { dataset: { services: "/gateway/v2" } } });
  expect(servicesAddress("/services/x")).toBe("/gateway/v2/x");
  expect(servicesAddress("/content/x")).toBe("/content/x");
});

it("accepts only another path of the same site", () => {
  expect(servicesBase("/services")).toBeUndefined();
  expect(servicesBase("https://elsewhere.example")).toBeUndefined();
  expect(servicesBase("//elsewhere.example")).toBeUndefined();
  expect(servicesBase("")).toBeUndefined();
  expect(servicesBase("/gateway/v2")).toBe("/gateway/v2");
});
