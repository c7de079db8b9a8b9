import type { Service } from "../../../kit/service.ts";
import { recordEventRoute } from "./routes/record-event.ts";

export const analyticsService: Service = {
  name: "analytics",
  routes: (kit) => [recordEventRoute(kit)],
};
