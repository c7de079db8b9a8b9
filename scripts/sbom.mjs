// `npm run sbom` prints the packages that a production server contains, as a CycloneDX bill of materials. `npm sbom`
// refuses the lock file because of a package that requires the latest version of another one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatBillOfMaterials, readLock, readPackages } from "./packages.mjs";
import { root } from "./prepare.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
process.stdout.write(
  `${JSON.stringify(formatBillOfMaterials(readPackages(readLock()), version), null, 2)}\n`,
);
