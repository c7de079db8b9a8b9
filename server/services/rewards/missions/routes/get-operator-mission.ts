import { getOperatorMission as call } from "@parlour/contracts/calls/rewards/missions/get-operator-mission";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findMission } from "../mission-store.ts";
import type { MissionParts } from "../parts.ts";
import { listLatestProgress } from "../progress-store.ts";
import { readDetails } from "../read-details.ts";
import { toProgress } from "../views.ts";

const shownRows = 100;

export function getOperatorMission(parts: MissionParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ params: { id } }) => {
    const row = await findMission(kit.db, id);
    if (!row) return refuse("NOT_FOUND");
    const [[details], latest] = await Promise.all([
      readDetails(parts, [row]),
      listLatestProgress(kit.db, id, shownRows),
    ]);
    const names = await players.readNicknames(latest.map(({ player_id }) => player_id));
    const list = latest.map((one) => toProgress(row, one, names.get(one.player_id) ?? ""));
    return { ...details!, list };
  });
}
