import type { Database } from "./installation.ts";

/** How long a commit waits for the disk, and the share of a batch's work during which it locks the house's accounts. */
export const disk: Omit<Database, "cores" | "slices"> = { flush: 500, heldShare: 0.6 };
