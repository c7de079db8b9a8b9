import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
// @ts-expect-error: the scripts are JavaScript
import { findChartFaults } from "./render-chart.mjs";

const folder = new URL("../deploy/helm/parlour/templates/", import.meta.url);

describe("the templates of the Helm chart", () => {
  it.each(readdirSync(folder))("%s renders to a resource", (name) => {
    expect(findChartFaults(readFileSync(new URL(name, folder), "utf8"))).toEqual([]);
  });

  it("with spaces between braces are refused, because Helm would not expand them", () => {
    const service = readFileSync(new URL("service.yaml", folder), "utf8");
    const broken = service.replaceAll("{{ .Release.Name }}", "{ { .Release.Name } }");
    expect(findChartFaults(broken)).toContain("has braces that Helm does not expand");
    expect(findChartFaults(broken)).toContain("metadata.name is not a text");
  });

  it("that are not YAML are refused", () => {
    expect(findChartFaults("kind: [")).toEqual([expect.stringContaining("is not valid YAML")]);
  });
});
