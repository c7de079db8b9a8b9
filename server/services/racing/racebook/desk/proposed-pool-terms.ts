import { isDeepStrictEqual } from "node:util";
import { type ProposedPoolTerms, proposedPoolTerms } from "@parlour/contracts/entities/racing-desk";
import type { Queryable } from "../../../../kit/database.ts";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { readPoolTerms, shownTerms, termsFrom, writePoolTerms } from "../pool-terms.ts";

/**
 * A proposal to change a pool type's takeout, breakage and minimum dividend. Only races whose cards are published later
 * get the new terms, so every bet keeps those that its race card showed.
 */
export const changedPoolTerms: ChangeKind<ProposedPoolTerms> = {
  kind: "RACING_POOL_TERMS",
  proposers: ["TRADER"],
  approvers: ["TRADER"],
  actions: [
    {
      action: "RACING_POOL_TERMS",
      group: "Results",
      label: "Takeout and dividends of betting pools",
      usual: { when: "ALWAYS" },
    },
  ],
  data: proposedPoolTerms,

  async describe(data, db) {
    if (await isOutdated(db, data)) return refuse("CONFLICT");
    const { takeoutPercent, breakStepPercent, minimumPercent } = data.terms;
    const summary = `Terms of ${data.type} pools on races published from now on: takeout ${takeoutPercent}%, dividends rounded down to ${breakStepPercent}% of the unit and at least ${minimumPercent}%`;
    return { subject: "racing:pool-terms", summary };
  },

  async execute(tx, data, _proposalId, { now }) {
    // Two changes to the same terms are decided one after the other, so the second is compared with the result of the
    // first.
    await tx.query("select pg_advisory_xact_lock(hashtext('racing_pool_terms'))");
    if (await isOutdated(tx, data)) return outdated;
    await writePoolTerms(tx, data.type, termsFrom(data.terms), now);
    return { before: { type: data.type, ...data.before }, after: { type: data.type, ...data.terms } };
  },
};

const outdated = refuse("PROPOSAL_REFUSED", {
  cause: "The terms have changed since the proposal. Propose again",
});

async function isOutdated(db: Queryable, { type, before }: ProposedPoolTerms): Promise<boolean> {
  const now = shownTerms((await readPoolTerms(db)).get(type)!);
  return !isDeepStrictEqual(now, before);
}
