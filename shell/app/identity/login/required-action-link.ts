import { QUERY_KEYS } from "@parlour/contracts/constants";
import type { RequiredAction } from "@parlour/contracts/enumerations";

/** What a login leaves in the history for the screen of an action. */
export type ActionState = {
  token?: string;
  profileInfo?: { phonePrefix: string; phone: string };
  userCountry?: string | null;
};

/** The screen of an action. What only it may know, such as the token, travels in the history and not in the address. */
export function requiredActionLink(action: RequiredAction, destination: string | null): string {
  const query = destination ? `?${QUERY_KEYS.destination}=${encodeURIComponent(destination)}` : "";
  return `/required-action/${action}${query}`;
}
