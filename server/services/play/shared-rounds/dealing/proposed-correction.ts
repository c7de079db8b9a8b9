import { isDeepStrictEqual } from "node:util";
import { tableSlug } from "@parlour/contracts/entities/table-round";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Clock } from "@parlour/server/kit/clock";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import { recordEvent } from "../events/event-store.ts";
import { findRound, type Round } from "../round-store.ts";
import { findOutcome } from "./call-result.ts";
import { insertCall } from "./call-store.ts";
import { replaceOutcome } from "./correction-store.ts";

type Correction = { slug: string; number: number; outcome: Record<string, unknown> };
type Parts = {
  clock: Pick<Clock, "now">;
  findGame(slug: string): SharedGame | undefined;
  /** Makes the table settle the round again. */
  wake(slug: string): void;
};

/**
 * Results older than this cannot be corrected: the players were paid long ago, and statements and tax reports have been
 * issued.
 */
export const correctWithinDays = 7;
const correctionEvents = {
  OPEN: "CORRECTION_PROPOSED",
  REFUSED: "CORRECTION_REFUSED",
  WITHDRAWN: "CORRECTION_WITHDRAWN",
} as const;
const dayMs = 86_400_000;

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/** A proposal to correct a result that a dealer has called wrongly. All bets of the round are settled again. */
export function proposedCorrection({ clock, findGame, wake }: Parts): ChangeKind<Correction> {
  /** Returns why the round's result cannot be changed to the proposed one; null if it can. */
  function faultOf(round: Round | undefined, { slug, outcome }: Correction, now: Date): Refusal | null {
    const game = findGame(slug);
    if (game?.dealt === undefined || round === undefined) return refuse("NOT_FOUND");
    if (findOutcome(game, outcome) === undefined) return impossible("The table has no such result.");
    if (round.voided) return impossible("The round was called off and its stakes were refunded.");
    if (round.state !== "SETTLED") return impossible("The round is not settled yet.");
    if (now.getTime() - round.closesAt.getTime() > correctWithinDays * dayMs) {
      return impossible(`A result can be corrected for ${correctWithinDays} days after the round.`);
    }
    return isDeepStrictEqual(round.outcome, outcome) ? impossible("This is the round's result.") : null;
  }
  return {
    kind: "DEALT_RESULT",
    proposers: ["DEALER", "GAMES"],
    approvers: ["GAMES"],
    actions: [
      {
        action: "DEALT_RESULT",
        group: "Results",
        label: "Corrected results of live tables",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      slug: tableSlug,
      number: z.number().int().positive(),
      outcome: z.record(z.string(), z.unknown()),
    }),

    async describe(data, db) {
      const round = await findRound(db, data.slug, data.number);
      const fault = faultOf(round, data, clock.now());
      if (fault !== null) return fault;
      const text = (outcome: unknown) => findGame(data.slug)!.resultOf!(outcome).text;
      const change = `from ${text(round!.outcome)} to ${text(data.outcome)}`;
      return {
        subject: `table-round:${data.slug}/${data.number}`,
        summary: `Correct the result of round ${data.number} at ${data.slug} ${change} and settle its bets again`,
      };
    },

    async note(tx, { slug, number, outcome }, { state, operator, reason, now }) {
      const kind = correctionEvents[state];
      await recordEvent(tx, { slug, number, kind, at: now, operator, details: { outcome, reason } });
    },

    async execute(tx, data, proposalId, { operator, reason, now }) {
      const round = await findRound(tx, data.slug, data.number);
      const fault = faultOf(round, data, now);
      if (fault !== null) return fault;
      const version = await replaceOutcome(tx, round!, data.outcome);
      if (version === undefined) return impossible("The round is not settled yet.");
      const { outcome } = data;
      const by = { operatorId: operator.id, operatorName: operator.name, proposalId, reason };
      await insertCall(tx, round!, { version, outcome, calledAt: now, ...by });
      tx.afterCommit(() => wake(data.slug));
      return { before: round!.outcome, after: outcome };
    },
  };
}
