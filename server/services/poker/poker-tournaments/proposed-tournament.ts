import { type NewPokerTournament, newPokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { formatAmount } from "@parlour/rules/currency";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { overlayDollars, planTournament, worstOverlayOf } from "./plan-tournament.ts";
import { insertTournament } from "./tournament-store.ts";

/** A tournament whose guarantee may cost the house so much that a second operator must approve it. */
export function proposedTournament({ clock }: Pick<Kit, "clock">): ChangeKind<NewPokerTournament> {
  return {
    kind: "POKER_TOURNAMENT",
    proposers: ["GAMES"],
    approvers: ["GAMES"],
    actions: [
      {
        action: "POKER_TOURNAMENT",
        group: "Results",
        label: "Poker tournaments with a guarantee",
        amountLabel: "What the house may have to add",
        usual: { when: "ABOVE", amount: 1_000 },
      },
    ],
    data: z.strictObject(newPokerTournament),
    async weigh(request, db) {
      const planned = await planTournament(db, request, clock.now());
      const amount = isRefusal(planned) ? undefined : overlayDollars(planned.config);
      return [{ action: "POKER_TOURNAMENT", ...(amount !== undefined && { amount }) }];
    },
    async describe(request, db) {
      const planned = await planTournament(db, request, clock.now());
      if (isRefusal(planned)) return planned;
      const { currency, name, entriesMin, entriesMax } = planned.config;
      const overlay = formatAmount(BigInt(worstOverlayOf(planned.config)), currency ?? "USD", "en");
      const field = `${entriesMin} to ${entriesMax} entries`;
      const summary = `Tournament ${name} at ${request.startsAt}, ${field}: at most ${overlay} from the house`;
      return { subject: `pokerTemplate:${request.templateId}`, summary };
    },
    async execute(tx, request, proposalId, { now }) {
      const planned = await planTournament(tx, request, now);
      if (isRefusal(planned)) return planned;
      const id = proposalId.replace(/^proposal/, "tournament");
      if (!(await insertTournament(tx, { id, ...planned }, now))) return refuse("CONFLICT");
      const { structure, ...after } = planned.config;
      return { after: { id, ...after, startsAt: planned.startsAt } };
    },
  };
}
