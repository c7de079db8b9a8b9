import type { Kit } from "../../../kit/kit.ts";
import type { Shape } from "./shapes.ts";

export type RegulatorPorts = {
  /** Returns the number of the first posting on or after a day; undefined if there is none. */
  firstPosting(day: string): Promise<bigint | undefined>;
  /** Returns which of these players live in a region. */
  playersIn(region: Shape["region"], playerIds: readonly string[]): Promise<ReadonlySet<string>>;
};
export type RegulatorParts = RegulatorPorts & { kit: Kit };
