import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The site has few routes: sending them with the page saves a request per link that comes into view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
