/** More than a balance can change within one epoch, so the epoch is always the higher part of a version. */
const versionsPerEpoch = 2 ** 32;

/** The number of different epochs. With the version within an epoch, they fit into a JavaScript integer. */
export const balanceEpochs = 2 ** 20;

/**
 * Combines the number of times that a balance has changed with the epoch in which these changes
 * were counted. The version is one number, so that pages which know nothing of epochs can compare
 * it too.
 */
export const balanceVersion = (epoch: number, changes: number): number => epoch * versionsPerEpoch + changes;

/**
 * Returns whether a balance with the version `received` may replace one with the version `known`. Balances from several
 * connections can arrive in any order, and only the version shows which one is newer. The last to arrive counts if there
 * are no versions, or if the database was restarted, replaced or restored in between, which begins a new epoch.
 */
export const isNewerBalance = (received: number | null, known: number | null): boolean =>
  received === null || known === null || received >= known || epochOf(received) !== epochOf(known);

const epochOf = (version: number): number => Math.floor(version / versionsPerEpoch);
