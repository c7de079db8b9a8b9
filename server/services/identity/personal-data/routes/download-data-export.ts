import { downloadDataExport as call } from "@parlour/contracts/calls/identity/personal-data/download-data-export";
import { findPlayerKey } from "../../../../kit/player-keys.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import { hasFile, takeFile } from "../export-store.ts";
import { fileLabel } from "../make-export.ts";
import type { PersonalDataParts } from "../parts.ts";

/**
 * Every download needs a separate proof of identity. The file is available for a week and contains everything, so an
 * open session alone, for example on a borrowed device, must not be enough.
 */
export function downloadDataExport({ kit, guard }: PersonalDataParts): Route {
  return route(call, async ({ session, params: { exportId: id }, headers }) => {
    const { playerId } = session;
    const wanted = { id, playerId, now: kit.clock.now() };
    if (!(await hasFile(kit.db, wanted))) return refuse("NOT_FOUND");
    const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    const sealed = await takeFile(kit.db, wanted);
    const key = sealed && (await findPlayerKey(kit, kit.db, playerId));
    if (sealed === undefined || key === undefined) return refuse("NOT_FOUND");
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      headers: {
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="parlour-personal-data.zip"',
        "cache-control": "no-store",
      },
      body: key.open(fileLabel(id), sealed) as unknown as Reply<typeof call>["body"],
    };
    return reply;
  });
}
