import type { Service } from "../kit/service.ts";
import { affiliatesService, createAffiliateProgramme } from "../services/affiliates/index.ts";
import { forumService } from "../services/forum/index.ts";
import { createPlayers } from "../services/profile/index.ts";
import { referralService } from "../services/referral/index.ts";
import { referralDays } from "../services/site-config/index.ts";
import { bonusGrants } from "./reward-services.ts";
import { createSamePerson } from "./same-person.ts";

/** Who brought a player, what that earns, and the way on to the players' forum. */
export function referralServices(): readonly Service[] {
  const shared = { players: createPlayers, samePerson: createSamePerson, days: () => referralDays };
  return [
    affiliatesService(shared),
    referralService({ ...shared, programme: createAffiliateProgramme, bonuses: bonusGrants }),
    forumService({ players: createPlayers }),
  ];
}
