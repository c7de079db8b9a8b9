import { getDealtRound as call } from "@parlour/contracts/calls/play/shared-rounds/get-dealt-round";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listCalls } from "../dealing/call-store.ts";
import { createRecordSigner, toDealtRecord } from "../dealing/signed-record.ts";
import { findRound } from "../round-store.ts";

/** Publishes a signed record of a dealt round once the round has ended. */
export function getDealtRound(kit: Kit): Route {
  const signed = createRecordSigner(kit.config);
  return route(call, async ({ params: { slug, number } }) => {
    const round = await findRound(kit.db, slug, number);
    const hasEnded = round?.isDealt && round.endsAt !== null && round.endsAt <= kit.clock.now();
    if (!round || !hasEnded) return refuse("NOT_FOUND");
    return signed(toDealtRecord(round, await listCalls(kit.db, slug, number)));
  });
}
