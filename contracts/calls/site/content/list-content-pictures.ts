import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentPicture } from "../../../entities/content-picture.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listContentPictures = defineCall({
  name: "list-content-pictures",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/pictures",
  summary: "Uploaded pictures, newest first",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  query: z.object({
    /** The name of the last picture on the previous page. */
    cursor: identifierInput.optional(),
    /**
     * The number of pictures to return, 200 by default. Clients request one more than they show, to find out whether
     * there is another page.
     */
    limit: wholeNumberText(1, 200).optional(),
  }),
  answers: { 200: z.array(contentPicture) },
});
