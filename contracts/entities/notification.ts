import { z } from "zod";

export const notification = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  acknowledged: z.boolean(),
  deleted: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;

export const notificationList = z.object({ unread: z.number().int(), notifications: z.array(notification) });
