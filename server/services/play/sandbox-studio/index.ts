import type { Service } from "../../../kit/service.ts";
import { openStudioSeat } from "./routes/open-studio-seat.ts";
import type { StudioPorts } from "./studio-ports.ts";

export type { StudioPorts } from "./studio-ports.ts";

/** Provides a fictional studio in the sandbox, for trying out the seamless wallet over HTTP. */
export function sandboxStudioService(ports: StudioPorts): Service {
  return { name: "sandbox-studio", routes: (kit) => [openStudioSeat(kit, ports)] };
}
