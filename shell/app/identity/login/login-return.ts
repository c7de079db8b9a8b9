import { realPlayReturn } from "@parlour/rules/quickplay";
import { safeDestination } from "@parlour/rules/safe-destination";
import { isPassage } from "../../parts/visited-pages.ts";

/** `/casino/{category}/{slug}`, and the same shape in the other channels. */
const gamePage = /^\/(casino|live-casino|live-dealer|virtual-sports|poker|horse-racing)\/[^/]+\/[^/?#]+\/?$/;

/** Where a login leads: the destination, else the last page, else home; a game page starts in real mode. */
export function loginReturn(destination: string | null, lastPage: string | null): string {
  const target = safeDestination(destination) ?? safeDestination(lastPage) ?? "/";
  if (isPassage(target)) return "/";
  const [path = "/"] = target.split(/[?#]/);
  return gamePage.test(path) ? realPlayReturn(target) : target;
}
