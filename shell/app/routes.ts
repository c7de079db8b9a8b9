import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("error/not-found", "routes/error-not-found.tsx"),
  route("error/internal-server", "routes/error-internal-server.tsx"),
  route("sandbox", "routes/sandbox.tsx"),
  route("sandbox/ui", "routes/sandbox-ui.tsx"),
  route("login", "routes/login.tsx"),
  route("join", "routes/join.tsx"),
  route("required-action/:action", "routes/required-action.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("reset-pin", "routes/reset-pin.tsx"),
  route("confirm-email", "routes/confirm-email.tsx"),
  route("subdivisions/:countryCode", "routes/subdivisions.ts"),
  route("words/:group", "routes/words.ts"),
  route("validate-document", "routes/validate-document.tsx"),
  route("blocked-document-status", "routes/blocked-document-status.tsx"),
  route("verification-result", "routes/verification-result.tsx"),
  route("account", "routes/account.tsx", [
    index("routes/account-overview.tsx"),
    route("profile", "routes/account-profile.tsx"),
    route("security", "routes/account-security.tsx"),
    route("history", "routes/account-history.tsx"),
  ]),
  route("*", "routes/content-page.tsx"),
] satisfies RouteConfig;
