import type { Players } from "../../../kit/ports/players.ts";
import type { SecondFactors } from "../../../kit/ports/second-factors.ts";
import type { SignIn } from "../../../kit/ports/sign-in.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { Service } from "../../../kit/service.ts";
import { createAttemptCounters } from "./attempt-counters.ts";
import { deleteStaleCounters } from "./counter-store.ts";
import { createLoginSteps } from "./login-steps.ts";
import { completeRequiredActionRoute } from "./routes/complete-required-action.ts";
import { createCaptchaRoute } from "./routes/create-captcha.ts";
import { endPlayerSessionsRoute } from "./routes/end-player-sessions.ts";
import { endSessionRoute } from "./routes/end-session.ts";
import { liftLoginLocksRoute } from "./routes/lift-login-locks.ts";
import { listLoginHistoryRoute } from "./routes/list-login-history.ts";
import { listLoginLocksRoute } from "./routes/list-login-locks.ts";
import { listPlayerSessionsRoute } from "./routes/list-player-sessions.ts";
import { listSessionsRoute } from "./routes/list-sessions.ts";
import { logInRoute } from "./routes/log-in.ts";
import { logOutRoute } from "./routes/log-out.ts";
import { logOutEverywhereRoute } from "./routes/log-out-everywhere.ts";
import { requestPasswordResetRoute } from "./routes/request-password-reset.ts";
import { resetPasswordRoute } from "./routes/reset-password.ts";
import { deleteExpiredTokens } from "./token-store.ts";

export { createCaptcha } from "./captcha.ts";
export { shareDevice } from "./device-store.ts";
export { createSignIn } from "./sign-in.ts";

type LoginPorts = { players: Players; factors: SecondFactors; location: VisitorLocation; signIn: SignIn };

const sweepJob = "login-sweep";

export function loginService({ players, factors, location, signIn }: LoginPorts): Service {
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
      });
      await kit.jobs.schedule(sweepJob, "17 * * * *");
      return async () => {};
    },
  };
}
