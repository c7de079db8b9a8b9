import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { uploadedPictureName } from "../../../entities/content-picture.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const getContentPicture = defineCall({
  name: "get-content-picture",
  service: "content",
  method: "GET",
  path: "/content/v5/pictures/{name}/{width}",
  summary: "An uploaded picture as WebP, in one of its widths",
  access: "anyone",
  params: z.object({ name: uploadedPictureName, width: wholeNumberText(1, 9_999) }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND"],
});
