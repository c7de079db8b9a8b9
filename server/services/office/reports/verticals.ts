import type { Flow } from "./flow.ts";

/** Returns the vertical of a transfer, taken from the name of the house's revenue account. */
export function verticalOf({
  source,
  destination,
}: Pick<Flow, "source" | "destination">): string | undefined {
  const account = [source, destination].find((place) => place.startsWith("house:revenue"));
  return account?.slice("house:revenue".length).toLowerCase();
}

export function groupFlows<Key>(flows: Iterable<Flow>, keyOf: (flow: Flow) => Key): Map<Key, Flow[]> {
  const groups = new Map<Key, Flow[]>();
  for (const flow of flows) {
    const key = keyOf(flow);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [flow]);
    else group.push(flow);
  }
  return groups;
}
