import { createPokerTournament as call } from "@parlour/contracts/calls/poker/poker-tournaments/create-poker-tournament";
import { minorUnitsOf } from "@parlour/rules/money";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readTournament } from "../read-tournaments.ts";
import { scheduledTemplates } from "../templates.ts";
import { termsAt } from "../tickets.ts";
import type { TournamentParts } from "../tournament-parts.ts";
import { insertTournament } from "../tournament-store.ts";

export function createPokerTournament(parts: TournamentParts): Route {
  const { kit } = parts;
  return route(call, async ({ body, operator }) => {
    const { templateId, name, entriesMin, entriesMax, reason } = body;
    const template = scheduledTemplates.find((one) => one.id === templateId);
    if (!template) return refuse("NOT_FOUND");
    const startsAt = new Date(body.startsAt);
    const now = kit.clock.now();
    if (startsAt <= now) return refuse("SCHEDULE_IN_THE_PAST");
    if (entriesMin > entriesMax || entriesMax < template.config.botField) return refuse("CONFLICT");
    const terms = await termsAt(kit.db, template, startsAt);
    // A satellite needs a tournament to lead to.
    if (terms === null) return refuse("CONFLICT");
    const { currency, bounty } = terms;
    // Practice tournaments are free.
    const minor = (amount: number) => (currency === null ? 0 : Number(minorUnitsOf(amount, currency)));
    const config = {
      ...terms,
      name,
      entriesMin,
      entriesMax,
      buyIn: { prize: minor(body.buyIn), fee: minor(body.fee) },
      guarantee: minor(body.guarantee),
      ...(bounty && { bounty: { ...bounty, amount: minor(body.bounty ?? 0) || bounty.amount } }),
    };
    const id = kit.random.id("tournament");
    const refused = await kit.db.transaction(async (tx) => {
      if (!(await insertTournament(tx, { id, templateId, config, startsAt }, now))) return refuse("CONFLICT");
      const { structure, ...after } = config;
      await operator.audit(tx, { subject: `pokerTournament:${id}`, after: { ...after, startsAt }, reason });
      return null;
    });
    if (isRefusal(refused)) return refused;
    return (await readTournament(parts, id, null)) ?? refuse("NOT_FOUND");
  });
}
