import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef, contentSchedule, contentState } from "../../../entities/content-document.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

const author = {
  author: z.string(),
  /** The operator's name; null if the author is not an operator, such as `seed`. */
  authorName: z.string().nullable(),
  createdAt: z.iso.datetime(),
};

export const getContentHistory = defineCall({
  name: "get-content-history",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/history",
  summary: "A page of a document's versions and publications, newest first",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  query: contentRef.extend({
    /** The last version on the previous page. */
    cursor: wholeNumberText(1).optional(),
    /** The cursor from the previous page of publications. */
    publicationsCursor: wholeNumberText(1).optional(),
  }),
  answers: {
    200: contentState.extend({
      versions: z.array(z.object({ version: z.int(), ...author })),
      nextCursor: z.number().nullable(),
      /** A publication without a version means that the document was unpublished. */
      publications: z.array(z.object({ version: z.int().nullable(), ...author })),
      nextPublicationsCursor: z.number().nullable(),
      /** The latest 200 scheduled changes: those still to come first, then newest first. */
      schedules: z.array(contentSchedule),
    }),
  },
  errors: ["NOT_FOUND"],
});
