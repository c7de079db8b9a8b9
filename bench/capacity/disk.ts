import type { Database } from "./installation.ts";

/** A commit's wait for the disk, and the part of a batch's work during which it holds the house's accounts. */
export const disk: Omit<Database, "cores" | "slices"> = { flush: 500, heldShare: 0.6 };
