import { expect, test } from "vitest";
// @ts-expect-error: the scripts are JavaScript
import { summariseAudit } from "./audit-report.mjs";

const metadata = { dependencies: { total: 300 } };

test("lists what the registry knows, and fails", () => {
  const vulnerabilities = {
    parser: {
      name: "parser",
      severity: "high",
      range: "<2.0.1",
      via: [{ title: "Endless loop" }, "reader"],
      fixAvailable: true,
    },
  };
  expect(summariseAudit(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    lines: [
      "high: parser <2.0.1: Endless loop; through reader (an update fixes it)",
      "300 packages audited, 1 with known vulnerabilities",
    ],
    exitCode: 1,
  });
});

test("passes without vulnerabilities", () => {
  expect(summariseAudit(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({
    lines: ["300 packages audited, 0 with known vulnerabilities"],
    exitCode: 0,
  });
});

test.each([
  ["no answer", ""],
  ["an error of the registry", JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405 })],
  ["a page of a proxy", "<html></html>"],
])("is no failure with %s, but says so", (_case, output) => {
  expect(summariseAudit(output)).toEqual({
    lines: ["The registry did not answer, so the packages were not audited."],
    exitCode: 0,
  });
});
