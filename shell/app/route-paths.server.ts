import { routes } from "virtual:react-router/server-build";

/** Whether `routes.ts` has a page at this path. */
export function hasRoute(path: string): boolean {
  return Object.values(routes).some((route) => route?.path === path);
}
