import { requestDataExport as call } from "@parlour/contracts/calls/identity/personal-data/request-data-export";
import { refuse } from "../../../../kit/refusal.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import { expireFiles, insertExport, listExports } from "../export-store.ts";
import { exportJob } from "../make-export.ts";
import type { PersonalDataParts } from "../parts.ts";

const dayMs = 86_400_000;
/**
 * A request that waits for longer than this has failed: making a copy takes minutes, and a failed job is retried for
 * a few hours.
 */
const givenUpAfterMs = dayMs;
/** Copies are limited, because each one reads all of the player's rows. */
const copiesPerDay = 3;

export function requestDataExport({ kit, players, guard }: PersonalDataParts): Route {
  return route(call, async ({ session, headers }) => {
    const { playerId } = session;
    const answer = (body: NonNullable<Reply<typeof call>["body"]>): Reply<typeof call> => ({
      reply: true,
      status: 202,
      body,
    });
    const recent = await listExports(kit.db, playerId, copiesPerDay);
    const [latest] = recent;
    if (latest?.state === "WAITING") {
      if (kit.clock.now().getTime() - Date.parse(latest.requestedAt) > givenUpAfterMs) {
        // The job has used up its retries, so it is added again. If it is still waiting or running after all, the new
        // job is dropped or does nothing.
        const { id } = latest;
        await kit.db.transaction((tx) => kit.jobs.enqueue(tx, exportJob, { id }, { singletonKey: id }));
      }
      return answer(latest);
    }
    const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    const now = kit.clock.now();
    // Copies are counted, not requests, because a repeated request gets the same copy.
    const oldest = recent[copiesPerDay - 1];
    const freeInMs = oldest ? Date.parse(oldest.requestedAt) + dayMs - now.getTime() : 0;
    if (freeInMs > 0) {
      return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(Math.ceil(freeInMs / 1_000)) } };
    }
    const player = await players.get(playerId);
    return await kit.db.transaction(async (tx) => {
      const id = kit.random.id("data");
      const inserted = await insertExport(tx, { id, playerId, now });
      if (inserted === undefined) return answer((await listExports(tx, playerId, 1))[0]!);
      await expireFiles(tx, now, playerId);
      await players.sendSecurityLetter(tx, player, "dataRequested");
      await kit.jobs.enqueue(tx, exportJob, { id }, { singletonKey: id });
      return answer(inserted);
    });
  });
}
