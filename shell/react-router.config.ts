import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The site has few routes, so sending them all with the page saves a request for each link that comes into
  // view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
