import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentPicture } from "../../../entities/content-picture.ts";

export const listContentPictures = defineCall({
  name: "list-content-pictures",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/pictures",
  summary: "Uploaded pictures, newest first",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  answers: { 200: z.array(contentPicture) },
});
