import { isProfile, sandboxJurisdictions, startingJurisdictions } from "@parlour/rules/jurisdiction";
import type { Service } from "../../../kit/service.ts";
import type { JurisdictionStore } from "./jurisdiction-store.ts";
import { seedPlaces, seedProfiles } from "./place-store.ts";
import { proposedRules } from "./proposed-rules.ts";
import { changeJurisdiction } from "./routes/change-jurisdiction.ts";
import { listJurisdictionChanges } from "./routes/list-jurisdiction-changes.ts";
import { listJurisdictions } from "./routes/list-jurisdictions.ts";
import { undoJurisdictionChange } from "./routes/undo-jurisdiction-change.ts";

export { createJurisdictions, type JurisdictionStore } from "./jurisdiction-store.ts";

/** Manages the rules that depend on where a player lives. */
export function jurisdictionsService({ jurisdictions }: { jurisdictions: JurisdictionStore }): Service {
  return {
    name: "jurisdictions",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listJurisdictions(jurisdictions),
      changeJurisdiction(kit, jurisdictions),
      listJurisdictionChanges(kit),
      undoJurisdictionChange(kit, jurisdictions),
    ],
    async start(kit) {
      kit.fourEyes.register(proposedRules(kit, jurisdictions));
      const places = kit.config.mode === "sandbox" ? sandboxJurisdictions : startingJurisdictions;
      const now = kit.clock.now();
      await seedPlaces(kit.db, places, now);
      const profiles = startingJurisdictions.filter(({ name }) => isProfile(name));
      await seedProfiles(kit.db, profiles, now);
      return jurisdictions.watch();
    },
  };
}
