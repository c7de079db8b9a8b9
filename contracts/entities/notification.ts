import { z } from "zod";

/**
 * The topic of a message. E-mails about MONEY, SECURITY and SERVICE are part of the service and cannot be switched off.
 */
export const NOTIFICATION_TOPICS = [
  "MONEY",
  "SECURITY",
  "SERVICE",
  "LOYALTY",
  "BONUS",
  "REFERRAL",
  "MARKETING",
] as const;
export const SWITCHABLE_TOPICS = ["LOYALTY", "BONUS", "REFERRAL", "MARKETING"] as const;
/** The topics that are also sent by SMS to players who agree to it. */
export const SMS_TOPICS = ["MARKETING"] as const;

export const notification = z.object({
  id: z.string(),
  topic: z.enum(NOTIFICATION_TOPICS),
  title: z.string(),
  text: z.string(),
  /** The path of the page that the message links to. */
  link: z.string().nullable(),
  acknowledged: z.boolean(),
  deleted: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notification>;

/** One page of messages, newest first, without deleted ones; `unread` counts all unread messages. */
export const notificationList = z.object({
  unread: z.number().int(),
  notifications: z.array(notification),
  nextCursor: z.string().nullable(),
});

export const notificationPreferences = z.object({
  topics: z.array(
    z.object({
      topic: z.enum(NOTIFICATION_TOPICS),
      onSite: z.boolean(),
      email: z.boolean(),
      /** Whether the message is sent by SMS, which is possible only for topics of `SMS_TOPICS`. */
      sms: z.boolean(),
      /** Whether this topic cannot be switched off. */
      fixed: z.boolean(),
    }),
  ),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
