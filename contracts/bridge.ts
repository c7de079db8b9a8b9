import { type ZodType, z } from "zod";
import type { EVENT_PREFIX } from "./constants.ts";
import { balance } from "./entities/balance.ts";
import { sitePath } from "./entities/content.ts";
import { loyalty } from "./entities/loyalty.ts";
import { notificationList } from "./entities/notification.ts";

/**
 * The version of the events between the page shell and the embedded app, increased when an event changes in a
 * way that breaks an older embedded app. Both sides check it.
 */
export const BRIDGE_VERSION = 1;

/** The side that receives an event: the page shell or the embedded app. The other side sends it. */
export type BridgeSide = "shell" | "embedded";

type BridgeEvent = {
  type: `${typeof EVENT_PREFIX}${BridgeSide}:${string}`;
  to: BridgeSide;
  /** The event's payload, without the version. */
  detail: ZodType;
};

function defineEvent<const E extends BridgeEvent>(event: E): E {
  return event;
}

const version = z.literal(BRIDGE_VERSION);
/** An id that the requester creates; the response contains the same id. */
const requestId = z.string().min(1).max(64);
const request = z.object({ version, requestId });
const session = z.string().nullable();
/** A path on our own site, with its query and hash. */
const destination = z
  .string()
  .max(2_048)
  .regex(/^\/(?![/\\])/)
  .refine((path) => URL.canParse(path, "https://site.example"));

/**
 * A response carries the id of its request; an update that was not requested carries null. The payload is
 * null when reading it failed.
 */
function answer<Payload extends ZodType>(payload: Payload) {
  return z.object({ version, requestId: requestId.nullable(), payload: payload.nullable() });
}

/** Every event between the page shell and the embedded app, which communicate in no other way. */
export const bridgeEvents = {
  mount: defineEvent({
    type: "parlour:embedded:mount",
    to: "embedded",
    detail: z.object({
      version,
      /** The id of the element that the embedded app fills. */
      elementId: z.string().min(1),
      path: destination,
      session,
      language: z.string(),
    }),
  }),
  unmount: defineEvent({
    type: "parlour:embedded:unmount",
    to: "embedded",
    detail: z.object({ version, elementId: z.string().min(1) }),
  }),
  session: defineEvent({
    type: "parlour:embedded:session",
    to: "embedded",
    detail: z.object({ version, session }),
  }),
  language: defineEvent({
    type: "parlour:embedded:language",
    to: "embedded",
    detail: z.object({ version, language: z.string() }),
  }),
  /** The visitor navigated to another page that the embedded app renders. */
  pathChanged: defineEvent({
    type: "parlour:embedded:path-changed",
    to: "embedded",
    detail: z.object({ version, path: destination }),
  }),
  balances: defineEvent({
    type: "parlour:embedded:balances",
    to: "embedded",
    detail: answer(z.array(balance)),
  }),
  loyalty: defineEvent({ type: "parlour:embedded:loyalty", to: "embedded", detail: answer(loyalty) }),
  notifications: defineEvent({
    type: "parlour:embedded:notifications",
    to: "embedded",
    detail: answer(notificationList),
  }),

  mounted: defineEvent({
    type: "parlour:shell:mounted",
    to: "shell",
    detail: z.object({ version, elementId: z.string().min(1) }),
  }),
  navigate: defineEvent({
    type: "parlour:shell:navigate",
    to: "shell",
    detail: z.object({ version, path: destination, replace: z.boolean().default(false) }),
  }),
  loginRequired: defineEvent({
    type: "parlour:shell:login-required",
    to: "shell",
    detail: z.object({ version, destination }),
  }),
  /**
   * The embedded app reports an error: status 404 leads to the not-found page, any other to the server error
   * page.
   */
  error: defineEvent({
    type: "parlour:shell:error",
    to: "shell",
    detail: z.object({ version, status: z.int().min(400).max(599), path: sitePath }),
  }),
  balancesRequested: defineEvent({
    type: "parlour:shell:balances-requested",
    to: "shell",
    detail: request,
  }),
  loyaltyRequested: defineEvent({ type: "parlour:shell:loyalty-requested", to: "shell", detail: request }),
  notificationsRequested: defineEvent({
    type: "parlour:shell:notifications-requested",
    to: "shell",
    detail: request,
  }),
} as const satisfies Record<string, BridgeEvent>;

export type BridgeEvents = typeof bridgeEvents;
export type BridgeEventName = keyof BridgeEvents;
export type BridgeDetail<Name extends BridgeEventName> = z.input<BridgeEvents[Name]["detail"]>;

/** Requests to the shell, and the event that answers each. */
export const bridgeRequests = {
  balancesRequested: "balances",
  loyaltyRequested: "loyalty",
  notificationsRequested: "notifications",
} as const satisfies Partial<Record<BridgeEventName, BridgeEventName>>;
