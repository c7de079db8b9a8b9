import { isDeepStrictEqual } from "node:util";
import { setFrequencyCap as call } from "@parlour/contracts/calls/rewards/campaigns/set-frequency-cap";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockCap, writeCap } from "../cap-store.ts";
import type { CampaignParts } from "../parts.ts";

export function setFrequencyCap({ kit }: CampaignParts): Route {
  return route(call, async ({ body: { reason, before: seen, ...cap }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockCap(tx);
      if (!isDeepStrictEqual(before, seen)) return refuse("CONFLICT");
      await writeCap(tx, cap);
      await operator.audit(tx, { subject: "campaign-frequency-cap", before, after: cap, reason });
      return cap;
    }),
  );
}
