import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef, contentState } from "../../../entities/content-document.ts";

export const listContentDocuments = defineCall({
  name: "list-content-documents",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/documents",
  summary: "Documents of one kind with their published version and draft, by key",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  query: contentRef.omit({ key: true }).extend({
    /** The key of the last document on the previous page. */
    cursor: z.string().max(512).optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(
        contentState.extend({
          key: z.string(),
          title: z.string().nullable(),
          /** When the next scheduled change is due; null if there is none. */
          scheduledAt: z.iso.datetime().nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  },
});
