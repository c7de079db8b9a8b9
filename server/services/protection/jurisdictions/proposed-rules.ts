import { isDeepStrictEqual } from "node:util";
import { jurisdictionName, jurisdictionRules } from "@parlour/contracts/entities/jurisdiction";
import type { PlaceRules } from "@parlour/rules/jurisdiction";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { checkPlaceRules, jurisdictionAction, writePlaceRules } from "./change-place-rules.ts";
import type { JurisdictionStore } from "./jurisdiction-store.ts";

type ProposedRules = PlaceRules & {
  /** The rules that the author saw, so that an approval never overwrites a later change. */
  before: PlaceRules["rules"] | null;
};

/** Proposals to change the rules of a jurisdiction, for when the policy requires a second operator's approval. */
export function proposedRules(kit: Kit, jurisdictions: JurisdictionStore): ChangeKind<ProposedRules> {
  return {
    kind: "JURISDICTION",
    proposers: ["COMPLIANCE"],
    approvers: ["COMPLIANCE"],
    actions: [
      {
        action: jurisdictionAction,
        group: "Site",
        label: "Rules of a jurisdiction",
        usual: { when: "NEVER" },
      },
    ],
    data: z.strictObject({
      name: jurisdictionName,
      rules: jurisdictionRules,
      before: jurisdictionRules.nullable(),
    }),
    async describe({ before, ...place }) {
      const checked = await kit.db.transaction((tx) => checkPlaceRules(tx, { place }));
      if (isRefusal(checked)) return checked;
      if (!isDeepStrictEqual(checked.before, before)) return refuse("CONFLICT");
      const { name } = place;
      return {
        subject: `jurisdiction:${name}`,
        summary: `Rules of ${name}: ${summaryOf(checked.before ?? {}, checked.place.rules)}`,
      };
    },
    async execute(tx, { before, ...place }, _proposalId, approval) {
      const changed = await writePlaceRules(jurisdictions, tx, { place }, approval);
      if (isRefusal(changed)) return changed;
      if (!isDeepStrictEqual(changed.before, before)) return refuse("CONFLICT");
      return { before: changed.before, after: changed.place.rules };
    },
  };
}

/** Lists the rules that change, with their values before and after. */
function summaryOf(before: object, after: object): string {
  const [old, fresh] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(old!), ...Object.keys(fresh!)])];
  const text = (value: unknown) => (value === undefined ? "inherited" : JSON.stringify(value));
  const changed = names.filter((name) => JSON.stringify(old![name]) !== JSON.stringify(fresh![name]));
  if (changed.length === 0) return "no difference";
  return changed.map((name) => `${name} ${text(old![name])} → ${text(fresh![name])}`).join("; ");
}
