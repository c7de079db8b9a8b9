import type { NewPokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { minorUnitsOf } from "@parlour/rules/money";
import { roughDollars } from "@parlour/rules/stake-limits";
import type { Queryable } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { scheduledTemplates } from "./templates.ts";
import { termsAt } from "./tickets.ts";
import type { TournamentConfig } from "./tournament-config.ts";

export type PlannedTournament = { templateId: string; config: TournamentConfig; startsAt: Date };

/** Returns the tournament that an operator wants to create, or the reason why it can't be created. */
export async function planTournament(
  db: Queryable,
  request: NewPokerTournament,
  now: Date,
): Promise<PlannedTournament | Refusal> {
  const { templateId, name, entriesMin, entriesMax } = request;
  const template = scheduledTemplates.find((one) => one.id === templateId);
  if (!template) return refuse("NOT_FOUND");
  const startsAt = new Date(request.startsAt);
  if (startsAt <= now) return refuse("SCHEDULE_IN_THE_PAST");
  if (entriesMin > entriesMax || entriesMax < template.config.botField) return refuse("CONFLICT");
  const terms = await termsAt(db, template, startsAt);
  // A satellite needs a target tournament that its winners can enter.
  if (terms === null) return refuse("CONFLICT");
  const { currency, bounty } = terms;
  // Practice tournaments are free.
  const minor = (amount: number) => (currency === null ? 0 : Number(minorUnitsOf(amount, currency)));
  const config = {
    ...terms,
    name,
    entriesMin,
    entriesMax,
    buyIn: { prize: minor(request.buyIn), fee: minor(request.fee) },
    guarantee: minor(request.guarantee),
    ...(bounty && { bounty: { ...bounty, amount: minor(request.bounty ?? 0) || bounty.amount } }),
  };
  return { templateId, config, startsAt };
}

type Pool = Pick<TournamentConfig, "buyIn" | "guarantee" | "entriesMin" | "currency">;

/**
 * Returns the most that the house may have to add to the prizes: the guarantee, minus the prize money that the
 * minimum number of entries pays in.
 */
export function worstOverlayOf({ buyIn, guarantee, entriesMin }: Pool): number {
  return Math.max(0, guarantee - entriesMin * buyIn.prize);
}

/** Returns the largest possible overlay in approximate US dollars; play money costs nothing. */
export function overlayDollars(config: Pool): number {
  return config.currency === null ? 0 : roughDollars(worstOverlayOf(config), config.currency);
}
