import { index, type RouteConfig, route } from "@react-router/dev/routes";

const channels = ["casino", "live-casino", "live-dealer", "virtual-sports"];

/** Every channel has the same three pages: its rows, a category, a game. */
const lobbyRoutes = [
  ...channels.flatMap((path) => [
    route(path, "routes/lobby-channel.tsx", { id: path }),
    route(`${path}/:category`, "routes/lobby-category.tsx", { id: `${path}-category` }),
    route(`${path}/:category/:slug`, "routes/game.tsx", { id: `${path}-game` }),
  ]),
  route("lobby/games", "routes/lobby-games.ts"),
];

export default [
  index("routes/home.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("error/not-found", "routes/error-not-found.tsx"),
  route("error/internal-server", "routes/error-internal-server.tsx"),
  route("search", "routes/search.tsx"),
  ...lobbyRoutes,
  route("promotions", "routes/promotions.tsx"),
  route("fairness", "routes/fairness.tsx"),
  route("help", "routes/help.tsx"),
  route("help/search-content", "routes/help-search.tsx"),
  route("help/*", "routes/help-article.tsx"),
  route("contact-us", "routes/contact-us.tsx"),
  route("sandbox", "routes/sandbox.tsx"),
  route("sandbox/ui", "routes/sandbox-ui.tsx"),
  route("login", "routes/login.tsx"),
  route("join", "routes/join.tsx"),
  route("required-action/:action", "routes/required-action.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("reset-pin", "routes/reset-pin.tsx"),
  route("confirm-email", "routes/confirm-email.tsx"),
  route("validation-code/validatePhone", "routes/validate-phone.tsx"),
  route("subdivisions/:countryCode", "routes/subdivisions.ts"),
  route("words/:group", "routes/words.ts"),
  route("validate-document", "routes/validate-document.tsx"),
  route("blocked-document-status", "routes/blocked-document-status.tsx"),
  route("verification-result", "routes/verification-result.tsx"),
  route("welcome/:token", "routes/welcome.tsx"),
  route("become-an-affiliate", "routes/become-an-affiliate.tsx"),
  route("forum/sign-in", "routes/forum-sign-in.tsx"),
  route("account/cashier/*", "routes/cashier.tsx"),
  route("sandbox/payments/:reference", "routes/sandbox-payment.tsx"),
  route("account", "routes/account.tsx", [
    index("routes/account-overview.tsx"),
    route("bonuses", "routes/account-bonuses.tsx"),
    route("loyalty", "routes/account-loyalty.tsx"),
    route("messages", "routes/account-messages.tsx"),
    route("refer-a-friend", "routes/account-refer-a-friend.tsx"),
    route("affiliate", "routes/account-affiliate.tsx"),
    route("profile", "routes/account-profile.tsx"),
    route("security", "routes/account-security.tsx"),
    route("two-factor", "routes/account-two-factor.tsx"),
    route("history", "routes/account-history.tsx"),
    route("games", "routes/account-games.tsx"),
    route("games/:roundId", "routes/account-round.tsx"),
  ]),
  route("*", "routes/content-page.tsx"),
] satisfies RouteConfig;
