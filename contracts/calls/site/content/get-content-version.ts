import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef } from "../../../entities/content-document.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const getContentVersion = defineCall({
  name: "get-content-version",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/versions/{version}",
  summary: "One version of a document",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  params: z.object({ version: wholeNumberText(1) }),
  query: contentRef,
  answers: {
    200: z.object({
      version: z.int(),
      author: z.string(),
      createdAt: z.iso.datetime(),
      body: z.record(z.string(), z.unknown()),
    }),
  },
  errors: ["NOT_FOUND"],
});
