import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef, contentSchedule, contentState } from "../../../entities/content-document.ts";

const author = { author: z.string(), createdAt: z.iso.datetime() };

export const getContentHistory = defineCall({
  name: "get-content-history",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/history",
  summary: "A document's versions and publications, newest first",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  query: contentRef,
  answers: {
    200: contentState.extend({
      versions: z.array(z.object({ version: z.int(), ...author })),
      /** A publication without a version means that the document was unpublished. */
      publications: z.array(z.object({ version: z.int().nullable(), ...author })),
      /** Scheduled changes, newest first. */
      schedules: z.array(contentSchedule),
    }),
  },
  errors: ["NOT_FOUND"],
});
