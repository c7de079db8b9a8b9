import { existsSync, readFileSync } from "node:fs";
import { cashierPages } from "../shell/app/money/cashier/cashier-pages.ts";
import routes from "../shell/app/routes.ts";
import { contentPages, hiddenPages } from "./pages.ts";

/** Records that exist only while a journey runs. A path contains their names in braces. */
export type NarrowIds = Readonly<Record<"leaderboard" | "match" | "round" | "tournament", string>>;

type NarrowPage =
  /** Pages that visitors see, and those that need a player. */
  | { visitor?: readonly string[]; player?: readonly string[] }
  /** The journey that visits the screen at 360 px, because it needs more than an address. */
  | { journey: string }
  /** Why the route never shows a screen. */
  | { unseen: string };

const room = (path: string, category: string, slug: string) => ({
  [`${path}/:category`]: { player: [`/${path}/${category}`] },
  [`${path}/:category/:slug`]: { visitor: [`/${path}/${category}/${slug}`] },
});

/**
 * The addresses that are checked at 360 px, by the route of the shell that they open. A route without an entry fails
 * a test, so that no new screen is left out.
 */
export const narrowPages: Readonly<Record<string, NarrowPage>> = {
  "": { visitor: ["/"], player: ["/"] },
  "*": {
    visitor: [
      ...contentPages.filter((path) => !["/", "/help", "/contact-us"].includes(path)),
      ...hiddenPages,
    ],
  },
  account: { player: ["/account"] },
  "account-closed": { visitor: ["/account-closed"] },
  "account/affiliate": { player: ["/account/affiliate"] },
  "account/bank-accounts": { player: ["/account/bank-accounts"] },
  "account/bonuses": { player: ["/account/bonuses"] },
  "account/cashier/*": {
    player: Object.keys(cashierPages).filter((path) => path !== "/account/bank-accounts"),
  },
  "account/close": { player: ["/account/close"] },
  "account/games": { player: ["/account/games"] },
  "account/games/:roundId": { player: ["/account/games/{round}"] },
  "account/history": { player: ["/account/history", "/account/history?type=WITHDRAWAL"] },
  "account/limits": { player: ["/account/limits"] },
  "account/loyalty": { player: ["/account/loyalty"] },
  "account/messages": { player: ["/account/messages"] },
  "account/missions": { player: ["/account/missions"] },
  "account/profile": { player: ["/account/profile"] },
  "account/refer-a-friend": { player: ["/account/refer-a-friend"] },
  "account/security": { player: ["/account/security"] },
  "account/statements": { player: ["/account/statements"] },
  "account/two-factor": { player: ["/account/two-factor"] },
  "become-an-affiliate": { visitor: ["/become-an-affiliate"] },
  "blocked-document-status": { journey: "narrow-states.spec.ts" },
  casino: { player: ["/casino"] },
  "casino/collections/:collection": { visitor: ["/casino/collections/rare-big-wins"] },
  ...room("casino", "slots", "brass-orchard"),
  "confirm-email": { visitor: ["/confirm-email", "/confirm-email?token=expired"] },
  "contact-us": { visitor: ["/contact-us"], player: ["/contact-us"] },
  "error/internal-server": { visitor: ["/error/internal-server"] },
  "error/not-found": { visitor: ["/error/not-found"] },
  fairness: { player: ["/fairness", "/fairness?table=live-roulette", "/fairness?round={round}"] },
  favourites: { player: ["/favourites"] },
  "forum/sign-in": { unseen: "It always redirects to the forum or to the login." },
  "forgot-password": { visitor: ["/forgot-password"] },
  help: { visitor: ["/help"] },
  "help/*": { visitor: ["/help/withdrawals/withdraw-money"] },
  "help/search-content": {
    visitor: ["/help/search-content?searchTerm=deposit", "/help/search-content?searchTerm=zzzz"],
  },
  "horse-racing/*": { journey: "racing-screens.spec.ts" },
  jackpots: { player: ["/jackpots"] },
  join: { visitor: ["/join"] },
  "live-casino": { player: ["/live-casino"] },
  "live-casino/tables": { player: ["/live-casino/tables"] },
  ...room("live-casino", "live-tables", "live-roulette"),
  "live-dealer": { player: ["/live-dealer"] },
  "live-dealer/tables": { player: ["/live-dealer/tables"] },
  ...room("live-dealer", "live-tables", "studio-roulette"),
  "lock-account": { visitor: ["/lock-account", "/lock-account?token=expired"] },
  login: { visitor: ["/login"] },
  poker: { player: ["/poker", "/poker?tab=sit-and-go", "/poker?tab=tournaments"] },
  "poker/hands": { player: ["/poker/hands"] },
  "poker/hands/:handId": { journey: "poker.spec.ts" },
  "poker/tables/:tableId": { journey: "narrow-screens.spec.ts" },
  "poker/tiles": { player: ["/poker/tiles"] },
  "poker/tournaments/:tournamentId": { player: ["/poker/tournaments/{tournament}"] },
  promotions: { visitor: ["/promotions"] },
  "promotions/leaderboards": { player: ["/promotions/leaderboards"] },
  "promotions/leaderboards/:id": { player: ["/promotions/leaderboards/{leaderboard}"] },
  "required-action/:action": { journey: "narrow-states.spec.ts" },
  "reset-password": { visitor: ["/reset-password", "/reset-password?token=expired"] },
  "reset-pin": { visitor: ["/reset-pin", "/reset-pin?token=expired"] },
  sandbox: { visitor: ["/sandbox"] },
  "sandbox/payments/:reference": { journey: "narrow-states.spec.ts" },
  "sandbox/ui": { visitor: ["/sandbox/ui"] },
  search: { player: ["/search?searchTerm=ro", "/search?searchTerm=zzzz"] },
  "sports/*": {
    player: ["/sports", "/sports/live", "/sports/results", "/sports/football", "/sports/events/{match}"],
  },
  status: { visitor: ["/status"] },
  "validate-document": { journey: "narrow-states.spec.ts" },
  "validation-code/validatePhone": { player: ["/validation-code/validatePhone"] },
  "verification-result": {
    visitor: [
      "/verification-result?transactionStatus=SUCCESS",
      "/verification-result?transactionStatus=ERROR",
    ],
  },
  "virtual-sports": { visitor: ["/virtual-sports"] },
  ...room("virtual-sports", "races", "horse-race"),
  "virtual-sports/results": { player: ["/virtual-sports/results"] },
  "virtual-sports/rounds/:round": { journey: "sports-screens.spec.ts" },
  "welcome/:token": { visitor: ["/welcome/P12345"] },
};

/** The addresses of one kind of person, with the ids filled in. */
export function narrowPaths(who: "visitor" | "player", ids?: NarrowIds): string[] {
  return Object.values(narrowPages)
    .flatMap((page) => ("journey" in page || "unseen" in page ? [] : (page[who] ?? [])))
    .map((path) => path.replace(/\{(\w+)\}/g, (_, name: keyof NarrowIds) => ids?.[name] ?? ""));
}

type Node = {
  path?: string | undefined;
  file: string;
  index?: boolean | undefined;
  children?: Node[] | undefined;
};

/** The routes of the shell that show a screen. The other routes have no component, and their files end in `.ts`. */
export function shellScreens(nodes: readonly Node[] = routes, above = ""): string[] {
  return nodes.flatMap(({ path, file, children }) => {
    const whole = [above, path].filter(Boolean).join("/");
    if (children) return shellScreens(children, whole);
    return file.endsWith(".tsx") ? [whole] : [];
  });
}

/** Whether a path opens a route. */
export function opensRoute(path: string, route: string): boolean {
  const pattern = route.replace(/:\w+/g, "[^/]+").replace(/\/\*$/, "(/.*)?").replace(/^\*$/, ".*");
  return new RegExp(`^/${pattern}$`).test(path.split("?")[0]!);
}

/** Whether a journey exists and is written for a phone of 360 px. */
export function isNarrowJourney(file: string): boolean {
  const url = new URL(file, import.meta.url);
  return existsSync(url) && readFileSync(url, "utf8").includes("360");
}
