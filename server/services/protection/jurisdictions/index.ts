import { startingJurisdictions } from "@parlour/rules/jurisdiction";
import type { Service } from "../../../kit/service.ts";
import { seedPlaces } from "./place-store.ts";
import { changeJurisdiction } from "./routes/change-jurisdiction.ts";
import { listJurisdictionChanges } from "./routes/list-jurisdiction-changes.ts";
import { listJurisdictions } from "./routes/list-jurisdictions.ts";
import { undoJurisdictionChange } from "./routes/undo-jurisdiction-change.ts";
import { jurisdictions } from "./shared-places.ts";

export { jurisdictions };

/** The rules that depend on where a player lives. */
export const jurisdictionsService: Service = {
  name: "jurisdictions",
  migrations: new URL("migrations/", import.meta.url),
  routes: (kit) => [
    listJurisdictions(kit),
    changeJurisdiction(kit),
    listJurisdictionChanges(kit),
    undoJurisdictionChange(kit),
  ],
  async start(kit) {
    await seedPlaces(kit.db, startingJurisdictions, kit.clock.now());
    return jurisdictions(kit).watch();
  },
};
