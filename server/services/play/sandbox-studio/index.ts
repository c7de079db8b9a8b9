import type { Service } from "../../../kit/service.ts";
import { answerStudioMessage } from "./routes/answer-studio-message.ts";
import { openStudioSeat } from "./routes/open-studio-seat.ts";
import { playSandboxGame } from "./routes/play-sandbox-game.ts";
import { showSandboxGame } from "./routes/show-sandbox-game.ts";
import { deleteOldSeats } from "./seats.ts";
import type { StudioPorts } from "./studio-ports.ts";

export { answerMessage } from "./answer-message.ts";
export { type StudioPorts, sandboxStudio } from "./studio-ports.ts";

const sweepJob = "workbench-sweep";

/**
 * Provides a fictional studio in the sandbox: its games, its answers to our messages, and game sessions (seats) for
 * trying out the seamless wallet over HTTP.
 */
export function sandboxStudioService(ports: StudioPorts): Service {
  return {
    name: "sandbox-studio",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: ports.authorise,
    routes: (kit) => [
      openStudioSeat(kit, ports),
      answerStudioMessage(kit, ports),
      showSandboxGame(kit),
      playSandboxGame(kit, ports),
    ],
    async start(kit) {
      await kit.jobs.work(sweepJob, () => deleteOldSeats(kit.db, kit.clock.now()));
      await kit.jobs.schedule(sweepJob, "41 4 * * *");
      return async () => {};
    },
  };
}
