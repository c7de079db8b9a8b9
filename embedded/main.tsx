import { listen } from "@parlour/web/bridge/events";

// Loading this file has no effect until the shell mounts the app. All other files have content hashes in
// their names, so only these few lines are fetched again on each visit.
const app = () => import("./app/mounts.tsx");
listen("mount", async (detail) => (await app()).mount(detail));
listen("unmount", async ({ elementId }) => (await app()).unmount(elementId));
