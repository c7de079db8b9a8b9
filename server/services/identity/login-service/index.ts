import type { OperationGuard } from "../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SecondFactors } from "../../../kit/ports/second-factors.ts";
import type { SignIn } from "../../../kit/ports/sign-in.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import { daysBefore } from "../../../kit/retention.ts";
import type { Service } from "../../../kit/service.ts";
import { createAttemptCounters } from "./attempt-counters.ts";
import { deleteStaleCounters } from "./counter-store.ts";
import { deleteOldDevices } from "./device-store.ts";
import { createLoginSteps } from "./login-steps.ts";
import { deleteExpiredChallenges } from "./passkey-store.ts";
import { addPasskeyRoute } from "./routes/add-passkey.ts";
import { completeRequiredActionRoute } from "./routes/complete-required-action.ts";
import { createCaptchaRoute } from "./routes/create-captcha.ts";
import { endPlayerSessionsRoute } from "./routes/end-player-sessions.ts";
import { endSessionRoute } from "./routes/end-session.ts";
import { liftLoginLocksRoute } from "./routes/lift-login-locks.ts";
import { listLoginHistoryRoute } from "./routes/list-login-history.ts";
import { listLoginLocksRoute } from "./routes/list-login-locks.ts";
import { listPasskeysRoute } from "./routes/list-passkeys.ts";
import { listPlayerSessionsRoute } from "./routes/list-player-sessions.ts";
import { listSessionsRoute } from "./routes/list-sessions.ts";
import { logInRoute } from "./routes/log-in.ts";
import { logInByPasskeyRoute } from "./routes/log-in-by-passkey.ts";
import { logOutRoute } from "./routes/log-out.ts";
import { logOutEverywhereRoute } from "./routes/log-out-everywhere.ts";
import { removePasskeyRoute } from "./routes/remove-passkey.ts";
import { renamePasskeyRoute } from "./routes/rename-passkey.ts";
import { requestPasskeyRoute } from "./routes/request-passkey.ts";
import { requestPasskeyLoginRoute } from "./routes/request-passkey-login.ts";
import { requestPasswordResetRoute } from "./routes/request-password-reset.ts";
import { resetPasswordRoute } from "./routes/reset-password.ts";
import { deleteExpiredTokens } from "./token-store.ts";

export { createCaptcha } from "./captcha.ts";
export { shareDevice } from "./device-store.ts";
export { createSignIn } from "./sign-in.ts";

type LoginPorts = {
  players: Players;
  factors: SecondFactors;
  location: VisitorLocation;
  signIn: SignIn;
  guard: OperationGuard;
};

const sweepJob = "login-sweep";
const devicesJob = "login-old-devices";

export function loginService({ players, factors, location, signIn, guard }: LoginPorts): Service {
  return {
    name: "login-service",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const steps = createLoginSteps({
        kit,
        players,
        location,
        factors,
        signIn,
        counters: createAttemptCounters(kit),
      });
      return [
        logInRoute(steps),
        completeRequiredActionRoute(steps),
        createCaptchaRoute(kit),
        logOutRoute(kit),
        requestPasswordResetRoute({ kit, players }),
        resetPasswordRoute({ kit, players }),
        listSessionsRoute(kit),
        endSessionRoute(kit),
        logOutEverywhereRoute(kit),
        listLoginHistoryRoute(kit),
        requestPasskeyLoginRoute(kit),
        logInByPasskeyRoute(steps),
        listPasskeysRoute(kit),
        requestPasskeyRoute({ kit, players }),
        addPasskeyRoute({ kit, players, guard }),
        renamePasskeyRoute(kit),
        removePasskeyRoute({ kit, players, guard }),
        listPlayerSessionsRoute(kit),
        endPlayerSessionsRoute(kit),
        listLoginLocksRoute(kit, players),
        liftLoginLocksRoute(kit, players),
      ];
    },
    async start(kit) {
      await kit.jobs.work(sweepJob, async () => {
        await deleteStaleCounters(kit.db, kit.clock.now());
        await deleteExpiredTokens(kit.db, kit.clock.now());
        await deleteExpiredChallenges(kit.db, kit.clock.now());
      });
      await kit.jobs.schedule(sweepJob, "17 * * * *");
      await kit.jobs.work(devicesJob, async () => {
        const before = daysBefore(kit.clock.now(), kit.config.retention.deviceDays);
        kit.log.info({ deleted: await deleteOldDevices(kit.db, before) }, "old devices deleted");
      });
      await kit.jobs.schedule(devicesJob, "53 4 * * *");
      return async () => {};
    },
  };
}
