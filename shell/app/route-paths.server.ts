import { routes } from "virtual:react-router/server-build";

/** Whether the site has a page of its own at this path, as `routes.ts` writes it. */
export function hasRoute(path: string): boolean {
  return Object.values(routes).some((route) => route?.path === path);
}
