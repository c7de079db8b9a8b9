import { listen } from "@parlour/web/bridge/events";

// Loading this file only registers the app; the shell says when and where to mount it. All other files have a
// content hash in their names, so only these few lines are revalidated.
const app = () => import("./app/mounts.tsx");
listen("mount", async (detail) => (await app()).mount(detail));
listen("unmount", async ({ elementId }) => (await app()).unmount(elementId));
