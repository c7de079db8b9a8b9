import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { pokerTournamentDetails } from "../../../entities/poker-tournament.ts";
import { shortText } from "../../../entities/text.ts";

/** An amount in major units of the template's currency. */
const amount = (max: number) => z.number().min(0).max(max);

export const createPokerTournament = defineCall({
  name: "create-poker-tournament",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/operator/v1/poker/tournaments",
  summary: "Create a scheduled poker tournament from a template",
  access: "operator",
  role: "GAMES",
  body: z.strictObject({
    templateId: z.string().max(40),
    name: shortText(40),
    startsAt: z.iso.datetime(),
    buyIn: amount(10_000),
    fee: amount(1_000),
    guarantee: amount(1_000_000),
    /** The bounty on every player's head, if the template has bounties; left out, the template's amount. */
    bounty: amount(10_000).optional(),
    entriesMin: z.number().int().min(1).max(1_000),
    entriesMax: z.number().int().min(2).max(1_000),
    reason: reasonInput,
  }),
  answers: { 201: pokerTournamentDetails },
  errors: ["NOT_FOUND", "CONFLICT", "SCHEDULE_IN_THE_PAST"],
});
