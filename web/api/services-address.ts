const USUAL_BASE = "/services";

/**
 * The URL of a service path from this page. Behind a gateway, services have another base path, which the site
 * configuration defines and the page stores on its root element.
 */
export function servicesAddress(path: string): string {
  const base = globalThis.document?.documentElement.dataset?.services;
  return base && path.startsWith(`${USUAL_BASE}/`) ? `${base}${path.slice(USUAL_BASE.length)}` : path;
}

/** The base path for the page's root element; undefined if services are at their default path. */
export function servicesBase(configured: string): string | undefined {
  const isPath = /^(\/[\w.-]+)+$/.test(configured);
  return isPath && configured !== USUAL_BASE ? configured : undefined;
}
