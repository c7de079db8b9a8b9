import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("error/not-found", "routes/error-not-found.tsx"),
  route("error/internal-server", "routes/error-internal-server.tsx"),
  route("sandbox", "routes/sandbox.tsx"),
  route("sandbox/ui", "routes/sandbox-ui.tsx"),
  route("*", "routes/content-page.tsx"),
] satisfies RouteConfig;
