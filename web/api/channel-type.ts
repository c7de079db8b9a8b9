import type { ChannelType } from "@parlour/contracts/enumerations";

type Screen = Pick<Window, "innerWidth" | "matchMedia">;

/**
 * The device type to report to the server: a narrow screen counts as a phone, a wider touch screen as a
 * tablet.
 */
export function channelTypeOf(screen: Screen): ChannelType {
  if (screen.innerWidth < 768) return "MOBILE";
  return screen.matchMedia("(pointer: coarse)").matches ? "TABLET" : "DESKTOP";
}
