import type { Config } from "../config.ts";

type HeaderSet = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** The policy for responses that a browser never renders: nothing may be loaded or run. */
  data: HeaderSet;
  /** The policy for documents; each response has its own nonce. */
  page(nonce: string): HeaderSet;
};

const permissionsPolicy = [
  "accelerometer=()",
  "browsing-topics=()",
  "camera=(self)",
  "display-capture=()",
  "fullscreen=(self)",
  "geolocation=()",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=(self)",
  "midi=()",
  "payment=()",
  "usb=()",
].join(", ");

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Creates the header sets. `hotReload` lets the development server's client connect back and add its styles
 * to the page.
 */
export function securityHeaders(
  config: Pick<Config, "mode"> & Partial<Pick<Config, "mediaServer">>,
  hotReload = false,
): SecurityHeaders {
  // Pages connect directly to the media server for the dealer's video.
  const connects = ["'self'", ...(config.mediaServer ? [new URL(config.mediaServer.url).origin] : [])];
  if (hotReload) connects.push("ws:");
  const everywhere: HeaderSet = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": permissionsPolicy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "SAMEORIGIN",
    ...(config.mode === "production" && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
  return {
    data: { ...everywhere, "content-security-policy": dataPolicy },
    page: (nonce) => ({ ...everywhere, "content-security-policy": pagePolicy(nonce, hotReload, connects) }),
  };
}

function pagePolicy(nonce: string, hotReload: boolean, connects: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    hotReload ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connects.join(" ")}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join("; ");
}
