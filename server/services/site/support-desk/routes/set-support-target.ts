import { isDeepStrictEqual } from "node:util";
import { setSupportTarget as call } from "@parlour/contracts/calls/site/support-desk/set-support-target";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { lockTarget, updateTarget } from "../target-store.ts";

export function setSupportTarget({ kit }: SupportParts): Route {
  return route(call, ({ params: { channel }, body: { reason, before: seen, ...minutes }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockTarget(tx, channel);
      if (!isDeepStrictEqual(before, { channel, ...seen })) return refuse("CONFLICT");
      const after = { channel, ...minutes };
      await updateTarget(tx, after);
      await operator.audit(tx, { subject: `support-target:${channel}`, before, after, reason });
      return after;
    }),
  );
}
