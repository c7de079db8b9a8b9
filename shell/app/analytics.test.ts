import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { afterEach, expect, it, vi } from "vitest";
import { reportEvent } from "./analytics.ts";

const event = {
  name: "sms_validation_error",
  operation: "validatePhone",
  reason: "ACCOUNT_BLOCKED",
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("logs events to the console in the sandbox", () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal("navigator", { sendBeacon });
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  reportEvent("sandbox", event);
  expect(debug).toHaveBeenCalledWith("analytics", event);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("sends a JSON beacon in production, and logs nothing", async () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal("navigator", { sendBeacon });
  const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
  reportEvent("production", event);
  const [path, body] = sendBeacon.mock.calls[0] as [string, Blob];
  expect(path).toBe("/services/analytics/v1/events");
  expect(body.type).toBe("application/json");
  expect(JSON.parse(await body.text())).toEqual(event);
  expect(debug).not.toHaveBeenCalled();
});

it.each([
  ["mfa_required:SMS", "mfa_required_SMS"],
  ["Precondition Required", "Precondition_Required"],
  ["X".repeat(100), "X".repeat(64)],
])("reports the code %j in a form that the server takes", async (reason, reported) => {
  const sendBeacon = vi.fn();
  vi.stubGlobal("navigator", { sendBeacon });
  reportEvent("production", { ...event, reason });
  const [, body] = sendBeacon.mock.calls[0] as [string, Blob];
  expect(recordEvent.body.parse(JSON.parse(await body.text())).reason).toBe(reported);
});
