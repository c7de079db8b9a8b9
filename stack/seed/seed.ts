import type { Kit } from "@parlour/server/kit/kit";
import { type DemoPerson, demoPeople } from "./people.ts";

/** Puts one part of a demo person in place. Runs at every start, so what is there already stays as it is. */
export type Seeder = { what: string; seed(kit: Kit, person: DemoPerson): Promise<void> };

/** In the order in which one part needs another; a service that has something to seed adds a line. */
export const seeders: readonly Seeder[] = [];

/** Only those whom some part of the product knows can be used, so only then are they shown. */
export const seededPeople: readonly DemoPerson[] = seeders.length > 0 ? demoPeople : [];

export async function seedPeople(kit: Kit): Promise<number> {
  for (const seeder of seeders) {
    for (const person of seededPeople) await seeder.seed(kit, person);
  }
  return seededPeople.length;
}
