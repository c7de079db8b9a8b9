import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const setBestOdds = defineCall({
  name: "set-best-odds",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/best-odds",
  summary:
    "Guarantee the better of the taken and the starting price on a race, or end the guarantee for new bets",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ isGuaranteed: z.boolean(), reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
