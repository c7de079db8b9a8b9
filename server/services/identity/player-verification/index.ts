import type { Players } from "../../../kit/ports/players.ts";
import type { SiteSettings } from "../../../kit/ports/site-settings.ts";
import { scheduleResealing } from "../../../kit/schedule-resealing.ts";
import type { Service } from "../../../kit/service.ts";
import { createOperationGuard } from "./operation-guard.ts";
import { deleteExpiredProofs } from "./pin-reset-store.ts";
import { activateTwoFactorRoute } from "./routes/activate-two-factor.ts";
import { enrolTwoFactorRoute } from "./routes/enrol-two-factor.ts";
import { getOperationStatusRoute } from "./routes/get-operation-status.ts";
import { getPlayerProtectionRoute } from "./routes/get-player-protection.ts";
import { getTwoFactorStatusRoute } from "./routes/get-two-factor-status.ts";
import { requestPinResetRoute } from "./routes/request-pin-reset.ts";
import { resetPinRoute } from "./routes/reset-pin.ts";
import { resetPlayerTwoFactorRoute } from "./routes/reset-player-two-factor.ts";
import { resetTwoFactorRoute } from "./routes/reset-two-factor.ts";
import { sendConfirmationCodeRoute } from "./routes/send-confirmation-code.ts";
import { unblockPlayerOperationRoute } from "./routes/unblock-player-operation.ts";
import { verifyRoute } from "./routes/verify.ts";
import { createSecondFactors } from "./second-factors.ts";
import { addTwoFactorSecret } from "./two-factor.ts";

export { addTwoFactorSecret, createOperationGuard, createSecondFactors };

type VerificationPorts = { players: Players; settings: SiteSettings };

const sweepJob = "verification-sweep";

export function playerVerificationService({ players, settings }: VerificationPorts): Service {
  return {
    name: "player-verification",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        requestPinResetRoute({ kit, players }),
        resetPinRoute({ kit, players }),
        verifyRoute({ kit, players }),
        sendConfirmationCodeRoute({ kit, players }),
        getOperationStatusRoute(kit),
        getTwoFactorStatusRoute(kit),
        enrolTwoFactorRoute({ kit, players, settings }),
        activateTwoFactorRoute({ kit, players }),
        resetTwoFactorRoute({ kit, players }),
        getPlayerProtectionRoute(kit),
        unblockPlayerOperationRoute(kit),
        resetPlayerTwoFactorRoute({ kit, players }),
      ];
    },
    async start(kit) {
      await kit.jobs.work(sweepJob, () => deleteExpiredProofs(kit.db, kit.clock.now()));
      await scheduleResealing(kit, {
        table: "two_factor_secrets",
        keys: ["player_id"],
        column: "secret",
        purpose: "two-factor secrets",
      });
      await kit.jobs.schedule(sweepJob, "23 * * * *");
      return async () => {};
    },
  };
}
