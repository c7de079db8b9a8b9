import { type MissionPlan, missionId, missionPlan } from "@parlour/contracts/entities/mission";
import { highestClaims } from "@parlour/rules/mission-cost";
import { worstCaseOf } from "@parlour/rules/offer-risk";
import { z } from "zod";
import type { Queryable } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { findFaults, weighPlan } from "./check-plan.ts";
import type { PrizeOffers } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { lockOffers, readOffers } from "./read-offers.ts";
import { saveMission } from "./save-mission.ts";

/** `offerVersions` are the versions of the offers whose cost the approver reads. */
type ProposedMission = {
  id: string;
  plan: MissionPlan;
  baseVersion: number | null;
  offerVersions: Record<string, number>;
};

/** Defines proposals for missions whose prizes are too costly for one person to decide. */
export function proposedMission(parts: MissionParts): ChangeKind<ProposedMission> {
  const readAll = (db: Queryable, plan: MissionPlan) => readOffers(parts, db, plan);
  return {
    kind: "MISSION",
    proposers: ["MARKETING"],
    approvers: ["MARKETING", "COMPLIANCE"],
    actions: [
      {
        action: "MISSION",
        group: "Bonuses",
        label: "Missions and daily rewards",
        amountLabel: "Highest cost per player",
        usual: { when: "ABOVE", amount: 500 },
      },
      {
        action: "MISSION_GENEROUS",
        group: "Bonuses",
        label: "Missions and daily rewards with a generous offer",
        amountLabel: "Highest cost per player",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      id: missionId,
      plan: missionPlan,
      baseVersion: z.int().min(1).nullable(),
      offerVersions: z.record(z.string().max(128), z.int().min(1)),
    }),
    weigh: async ({ plan }, db) => weighPlan(parts, db, plan, await readAll(db, plan)),
    lock: async (tx, { plan }) => void (await lockOffers(parts, tx, plan)),
    async describe({ id, plan, offerVersions }, db) {
      const offers = await readAll(db, plan);
      const [fault] = await findFaults(parts, db, plan, offers);
      if (fault) return refuse("PROPOSAL_REFUSED", { cause: `${fault.field}: ${fault.code}` });
      if (!areVersions(offers, offerVersions)) return refuse("CONFLICT");
      const prizes = plan.prizes.map((prize) =>
        prize.kind === "POINTS" ? `${prize.points} points` : describeOffer(offers[prize.offerId]!),
      );
      const period = `${plan.startsAt.slice(0, 16)} to ${plan.endsAt.slice(0, 16)} UTC`;
      return {
        subject: `mission:${id}`,
        summary: `Mission ${plan.name.en}: ${prizes.join(", then ")}, up to ${highestClaims(plan)} times per player, ${period}`,
      };
    },
    async execute(tx, { id, plan, baseVersion, offerVersions }, _proposalId, { operator, reason, now }) {
      // An approval may come late: a mission must not begin in the past, nor with offers other than those approved.
      const offers = await lockOffers(parts, tx, plan);
      const [fault] = await findFaults(parts, tx, plan, offers);
      if (fault) return refuse("PROPOSAL_REFUSED", { cause: `${fault.field}: ${fault.code}` });
      if (!areVersions(offers, offerVersions)) return refuse("CONFLICT");
      const change = { id, plan, offers, baseVersion, author: operator.id, reason, now };
      const saved = await saveMission(tx, change);
      if (isRefusal(saved)) return saved;
      return { before: saved.before ?? undefined, after: plan };
    },
  };
}

const areVersions = (offers: PrizeOffers, versions: Readonly<Record<string, number>>): boolean =>
  Object.values(offers).every(({ id, version }) => versions[id] === version);

function describeOffer({ plan }: PrizeOffers[string]): string {
  const costs = worstCaseOf({ ...plan, timesPerPlayer: 1 }).map(
    ({ currency, perClaim }) => `${perClaim} ${currency}`,
  );
  return `${plan.name.en} (at most ${costs.join(" or ")})`;
}
