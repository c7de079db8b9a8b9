import { listen } from "@parlour/web/bridge/events";

// Loading this file only registers the app; the shell decides when and where to mount it. All other files
// have a content hash in their names, so browsers need to revalidate only these few lines.
const app = () => import("./app/mounts.tsx");
listen("mount", async (detail) => (await app()).mount(detail));
listen("unmount", async ({ elementId }) => (await app()).unmount(elementId));
