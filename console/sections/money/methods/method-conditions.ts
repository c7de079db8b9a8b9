import { parsePlaces } from "../../../parts/places.ts";
import type { Method } from "./method.ts";

/** A method's conditions while they are being edited. */
export type MethodConditions = {
  name: string;
  groupName: string;
  position: string;
  regions: string;
  excludedRegions: string;
};

export const conditionLabels: Readonly<Record<keyof MethodConditions, string>> = {
  name: "Name",
  groupName: "Group name",
  position: "Position in the list",
  regions: "Available in",
  excludedRegions: "Not available in",
};

const none: MethodConditions = { name: "", groupName: "", position: "0", regions: "", excludedRegions: "" };

export function conditionsOf(method: Method | null): MethodConditions {
  if (method === null) return none;
  const { name, groupName, position, regions, excludedRegions } = method;
  return {
    name,
    groupName,
    position: `${position}`,
    regions: regions?.join(", ") ?? "",
    excludedRegions: excludedRegions.join(", "),
  };
}

type Conditions = Pick<Method, keyof MethodConditions>;

/**
 * The changed conditions, with the values that the operator saw. Unchanged ones are left out, so that another
 * operator's change to them stays.
 */
export function changedConditions(
  method: Method,
  fields: MethodConditions,
): Partial<Conditions> & { before: Partial<Conditions> } {
  const seen = conditionsOf(method);
  const regions = parsePlaces(fields.regions);
  const wanted: Conditions = {
    name: fields.name,
    groupName: fields.groupName,
    position: Number(fields.position),
    regions: regions.length === 0 ? null : regions,
    excludedRegions: parsePlaces(fields.excludedRegions),
  };
  const names = (Object.keys(wanted) as (keyof Conditions)[]).filter((name) => fields[name] !== seen[name]);
  const pick = (from: Conditions) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { ...pick(wanted), before: pick(method) };
}
