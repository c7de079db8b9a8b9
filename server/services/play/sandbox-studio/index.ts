import type { Service } from "../../../kit/service.ts";
import { answerStudioPing } from "./routes/answer-studio-ping.ts";
import { openStudioSeat } from "./routes/open-studio-seat.ts";
import type { StudioPorts } from "./studio-ports.ts";

export { type StudioPorts, sandboxStudio } from "./studio-ports.ts";

/** Provides a fictional studio in the sandbox, for trying out the seamless wallet over HTTP. */
export function sandboxStudioService(ports: StudioPorts): Service {
  return {
    name: "sandbox-studio",
    authoriseProvider: ports.authorise,
    routes: (kit) => [openStudioSeat(kit, ports), answerStudioPing()],
  };
}
