import { realPlayReturn } from "@parlour/rules/quickplay";
import { safeDestination } from "@parlour/rules/safe-destination";
import { isPassage } from "../../parts/visited-pages.ts";

/**
 * The pattern of game pages: `/casino/{category}/{slug}`, and the same in the other channels. The page of a
 * virtual sports round is not a game page.
 */
const gamePage =
  /^\/(casino|live-casino|live-dealer|virtual-sports(?!\/rounds\/)|poker|horse-racing)\/[^/]+\/[^/?#]+\/?$/;

/**
 * Returns the page to open after a login: the destination, else the last page, else the home page. Games
 * start in real mode.
 */
export function loginReturn(destination: string | null, lastPage: string | null): string {
  const target = safeDestination(destination) ?? safeDestination(lastPage) ?? "/";
  if (isPassage(target)) return "/";
  const [path = "/"] = target.split(/[?#]/);
  return gamePage.test(path) ? realPlayReturn(target) : target;
}
