import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { formRun, raceSummary, silks } from "../../../entities/racing.ts";

export const getHorse = defineCall({
  name: "get-horse",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/horses/{horseId}",
  summary: "A horse: its record, rating, past runs and published races",
  access: "anyone",
  params: z.object({ horseId: z.string().regex(/^horse_(\d{4}|[a-z0-9-]{1,32}_[a-z0-9-]{1,40})$/) }),
  answers: {
    200: z.object({
      horseId: z.string(),
      name: z.string(),
      sex: z.string(),
      colour: z.string(),
      age: z.number().int(),
      trainer: z.string(),
      style: z.string(),
      rating: z.number().int(),
      silks,
      record: z.object({
        runs: z.number().int(),
        wins: z.number().int(),
        seconds: z.number().int(),
        thirds: z.number().int(),
      }),
      /** Past runs, newest first. */
      runs: z.array(formRun),
      entries: z.array(raceSummary),
    }),
  },
  errors: ["NOT_FOUND"],
});
