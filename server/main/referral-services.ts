import type { Service } from "../kit/service.ts";
import { forumService } from "../services/identity/forum/index.ts";
import { createPlayers } from "../services/identity/profile/index.ts";
import { affiliatesService, createAffiliateProgramme } from "../services/rewards/affiliates/index.ts";
import { referralService } from "../services/rewards/referral/index.ts";
import { referralDays } from "../services/site/site-config/index.ts";
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
