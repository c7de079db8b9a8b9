const USUAL_BASE = "/services";

/**
 * The address of a service path from this page. Behind a gateway the site configuration gives services
 * another base path, which is stored on the root element of the page.
 */
export function servicesAddress(path: string): string {
  const base = globalThis.document?.documentElement.dataset?.services;
  return base && path.startsWith(`${USUAL_BASE}/`) ? `${base}${path.slice(USUAL_BASE.length)}` : path;
}

/** The base path for the page's root element; undefined when services are at their usual path. */
export function servicesBase(configured: string): string | undefined {
  const isPath = /^(\/[\w.-]+)+$/.test(configured);
  return isPath && configured !== USUAL_BASE ? configured : undefined;
}
