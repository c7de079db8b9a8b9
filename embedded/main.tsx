import { listen } from "@parlour/web/bridge/events";

// Nothing else happens when the file is loaded: the shell says when and where. What is behind it has its content's
// hash in its name, so only these few lines are asked for anew.
const app = () => import("./app/mounts.tsx");
listen("mount", async (detail) => (await app()).mount(detail));
listen("unmount", async ({ elementId }) => (await app()).unmount(elementId));
