import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * Returns a function that finds the pattern of a page's path, such as `/casino/:category/:slug`. Traces name pages by
 * it, because a path may contain a token.
 */
export function pageRoutes(manifest: ServerBuild["routes"]): (pathname: string) => string | undefined {
  let tree: RouteObject[] | undefined;
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(manifest).flatMap((route) => {
      if (route === undefined || route.parentId !== parentId) return [];
      const { id, path = "", index } = route;
      return [index ? { id, path, index: true } : { id, path, children: childrenOf(id) }];
    });
  return (pathname) => {
    tree ??= childrenOf(undefined);
    const matches = matchRoutes(tree, pathname);
    if (matches === null) return undefined;
    const parts = matches.map(({ route }) => route.path).filter(Boolean);
    return `/${parts.join("/")}`;
  };
}
