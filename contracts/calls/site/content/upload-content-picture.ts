import { defineCall } from "../../../call.ts";
import { CONTENT_PICTURE_MAX_BYTES, CONTENT_PICTURE_TYPES } from "../../../constants.ts";
import { contentPicture } from "../../../entities/content-picture.ts";

export const uploadContentPicture = defineCall({
  name: "upload-content-picture",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/pictures",
  summary: "Upload a picture, resized to every width that pages use; uploading it again returns the same one",
  access: "operator",
  role: "CONTENT",
  upload: { types: CONTENT_PICTURE_TYPES, maxBytes: CONTENT_PICTURE_MAX_BYTES },
  answers: { 200: contentPicture },
  errors: ["BODY_TOO_LARGE", "FILE_DAMAGED", "FILE_TYPE_MISMATCH", "FILE_TOO_COMPLEX"],
  limit: { max: 60, windowSeconds: 600 },
});
