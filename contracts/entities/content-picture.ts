import { z } from "zod";

/** The file name contains what a page needs to request the picture: its content hash and its size. */
export const uploadedPictureName = z.string().regex(/^up-[0-9a-f]{24}-\d{2,4}x\d{2,4}$/);

export const contentPicture = z.object({
  name: uploadedPictureName,
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
  author: z.string(),
});
export type ContentPicture = z.infer<typeof contentPicture>;
