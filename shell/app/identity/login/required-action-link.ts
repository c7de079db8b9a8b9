import { QUERY_KEYS } from "@parlour/contracts/constants";
import type { RequiredAction } from "@parlour/contracts/enumerations";

/** The history state a login passes to the action's screen. */
export type ActionState = {
  token?: string;
  profileInfo?: { phonePrefix: string; phone: string };
  userCountry?: string | null;
};

/**
 * A link to the action's screen. Secrets such as the token are passed in the history state, not in the URL.
 */
export function requiredActionLink(action: RequiredAction, destination: string | null): string {
  const query = destination ? `?${QUERY_KEYS.destination}=${encodeURIComponent(destination)}` : "";
  return `/required-action/${action}${query}`;
}
