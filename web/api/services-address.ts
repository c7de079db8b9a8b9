const USUAL_BASE = "/services";

/**
 * Where a service's path is reached from this page: behind a gateway, the site configuration gives the services
 * another base, which the page carries on its root element.
 */
export function servicesAddress(path: string): string {
  const base = globalThis.document?.documentElement.dataset?.services;
  return base && path.startsWith(`${USUAL_BASE}/`) ? `${base}${path.slice(USUAL_BASE.length)}` : path;
}

/** What the page's root element carries: nothing where services are at their usual place. */
export function servicesBase(configured: string): string | undefined {
  const isPath = /^(\/[\w.-]+)+$/.test(configured);
  return isPath && configured !== USUAL_BASE ? configured : undefined;
}
