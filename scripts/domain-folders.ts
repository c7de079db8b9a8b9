/** Folders that stand beside the domains and are shared by all of them. */
const sharedFolders: Record<string, readonly string[]> = {
  "shell/app": ["frame", "parts"],
  // Integration tests that belong to no domain.
  stack: ["compliance", "fuzzing"],
};

/** Folders whose children are services, so that each child must be in the same domain everywhere. */
const serviceFolders = ["contracts/calls", "server/services"];

const placed = /^(contracts\/calls|server\/services|shell\/app|console\/sections)\/([^/]+)\/([^/]+)/;
const integrationTest = /^(stack)\/([^/]+)\/([^/]+\.integration\.test\.ts)$/;

/**
 * Finds files whose folder is not named after a domain, and services that are in different domains in the contract and
 * in the server. Returns one sentence for each.
 */
export function findMisplaced(files: readonly string[], domains: readonly string[]): string[] {
  const breaches: string[] = [];
  const domainOf = new Map<string, string>();
  for (const file of files) {
    const [, folder, domain, child] = file.match(placed) ?? file.match(integrationTest) ?? [];
    if (!folder || !domain || !child || sharedFolders[folder]?.includes(domain)) continue;
    if (!domains.includes(domain)) {
      breaches.push(`${file}: ${domain} is not a domain (contracts/domains.ts)`);
      continue;
    }
    if (!serviceFolders.includes(folder) || child.includes(".")) continue;
    const known = domainOf.get(child) ?? domain;
    if (known !== domain) breaches.push(`${file}: the service ${child} is also in the domain ${known}`);
    domainOf.set(child, known);
  }
  return breaches;
}
