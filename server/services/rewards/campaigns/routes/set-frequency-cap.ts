import { setFrequencyCap as call } from "@parlour/contracts/calls/rewards/campaigns/set-frequency-cap";
import { type Route, route } from "../../../../kit/service.ts";
import { readCap, writeCap } from "../cap-store.ts";
import type { CampaignParts } from "../parts.ts";

export function setFrequencyCap({ kit }: CampaignParts): Route {
  return route(call, async ({ body: { reason, ...cap }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await readCap(tx);
      await writeCap(tx, cap);
      await operator.audit(tx, { subject: "campaign-frequency-cap", before, after: cap, reason });
      return cap;
    }),
  );
}
