// Reads from the lock file which third-party packages the product contains.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Licences that allow Parlour to be used, changed and passed on under its own licence. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

/** Packages with other licences, and why they may be used. */
const exceptions = [
  {
    name: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    reason: "libvips is a separate library that sharp loads, and it is not changed",
  },
  {
    name: /^@ip-location-db\//,
    licence: /DBIP-LICENSE \(CC-BY-4\.0\)/,
    reason: "the city database is CC BY 4.0, and the README of the geolocation service names its source",
  },
];

/**
 * Returns every third-party package in a lock file, sorted by name and version.
 * @param {{ packages: Record<string, { version?: string, license?: string, integrity?: string, dev?: boolean, link?: boolean }> }} lock
 */
export function readPackages(lock) {
  const found = new Map();
  for (const [path, { version, license, integrity, dev, link }] of Object.entries(lock.packages)) {
    const name = path.match(/.*node_modules\/(.+)$/)?.[1];
    if (name === undefined || link || version === undefined) continue;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license,
      integrity,
      isForDevelopment: dev === true,
    });
  }
  return [...found.values()].sort((one, other) =>
    `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
  );
}

/** Returns one sentence for each package whose licence is unknown or not allowed. */
export function findLicenceFaults(packages) {
  return packages
    .filter(({ name, licence }) => !isAllowed(licence) && !isException(name, licence))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence ?? "(none stated)"}`);
}

/** Whether a licence expression can be met with the allowed licences. */
function isAllowed(licence) {
  if (licence === undefined) return false;
  const alternatives = licence.replaceAll(/[()]/g, "").split(" OR ");
  return alternatives.some((all) => all.split(" AND ").every((one) => allowed.has(one.trim())));
}

const isException = (name, licence = "") =>
  exceptions.some((exception) => exception.name.test(name) && exception.licence.test(licence));

/** Returns a bill of materials in the CycloneDX format, with the packages that a production server contains. */
export function formatBillOfMaterials(packages, version) {
  const components = packages
    .filter(({ isForDevelopment }) => !isForDevelopment)
    .map(({ name, version: packageVersion, licence, integrity }) => ({
      type: "library",
      name,
      version: packageVersion,
      purl: `pkg:npm/${name.replace("@", "%40")}@${packageVersion}`,
      ...(licence && { licenses: [toLicence(licence)] }),
      ...(integrity && { hashes: [toHash(integrity)] }),
    }));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "parlour", version } },
    components,
  };
}

/** CycloneDX requires a name if the package refers to a licence file instead of stating a licence expression. */
const toLicence = (licence) =>
  licence.startsWith("SEE ") ? { license: { name: licence } } : { expression: licence };

function toHash(integrity) {
  const [algorithm, digest] = integrity.split(" ")[0].split("-");
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}

export const readLock = () => JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
