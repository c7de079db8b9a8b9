import { describe, expect, it } from "vitest";
// @ts-expect-error: the scripts are JavaScript
import { findLicenceFaults, formatBillOfMaterials, readPackages } from "./packages.mjs";

const lock = {
  packages: {
    "": { version: "1.0.0" },
    server: { version: "1.0.0" },
    "node_modules/@parlour/server": { link: true },
    "node_modules/free": { version: "2.0.0", license: "MIT", integrity: "sha512-AQI=" },
    "node_modules/free/node_modules/@scope/choice": { version: "1.1.0", license: "(GPL-3.0-only OR MIT)" },
    "node_modules/tool": { version: "3.0.0", license: "GPL-3.0-only", dev: true },
    "node_modules/silent": { version: "4.0.0" },
  },
};

describe("packages", () => {
  it("are all packages of others in the lock file", () => {
    expect(readPackages(lock).map(({ name }: { name: string }) => name)).toEqual([
      "@scope/choice",
      "free",
      "silent",
      "tool",
    ]);
  });

  it("are refused if their licence is unknown or not allowed", () => {
    expect(findLicenceFaults(readPackages(lock))).toEqual([
      "silent 4.0.0 has the licence (none stated)",
      "tool 3.0.0 has the licence GPL-3.0-only",
    ]);
  });

  it("are listed in the bill of materials, without those for development", () => {
    const { components } = formatBillOfMaterials(readPackages(lock), "1.0.0");
    expect(components).toHaveLength(3);
    expect(components[0].purl).toBe("pkg:npm/%40scope/choice@1.1.0");
    expect(components[1].hashes).toEqual([{ alg: "SHA-512", content: "0102" }]);
  });
});
