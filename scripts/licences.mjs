// Checks that the licences of all packages allow Parlour to contain them.
import { findLicenceFaults, readLock, readPackages } from "./packages.mjs";

const packages = readPackages(readLock());
const faults = findLicenceFaults(packages);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${packages.length} packages, ${faults.length} faults\n`);
process.exit(faults.length === 0 ? 0 : 1);
