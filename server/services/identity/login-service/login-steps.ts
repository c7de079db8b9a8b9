import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SecondFactors } from "../../../kit/ports/second-factors.ts";
import type { SignIn } from "../../../kit/ports/sign-in.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { actionAnswered } from "./action-step.ts";
import { type Attempt, found } from "./attempt.ts";
import type { AttemptCounters } from "./attempt-counters.ts";
import { isCaptchaSolved } from "./captcha.ts";
import { captchaAfterFailures, counterPolicies } from "./counter-rules.ts";
import type { Counter } from "./counter-store.ts";
import { deviceName } from "./device-name.ts";
import { findDevice } from "./device-store.ts";
import { factorNeeded } from "./factor-rules.ts";
import type { LoginSteps } from "./login-machine.ts";
import { passkeyGiven } from "./passkey-step.ts";
import { findLastCountry, insertLoginRecord } from "./record-store.ts";
import { insertWaitingLogin } from "./token-store.ts";

export type LoginParts = {
  kit: Kit;
  players: Players;
  factors: SecondFactors;
  location: VisitorLocation;
  signIn: SignIn;
  counters: AttemptCounters;
};

const waitingLoginLifeMs = 15 * 60_000;

export function createLoginSteps(parts: LoginParts): LoginSteps<Attempt> {
  const { kit, players, factors, location, signIn, counters } = parts;

  return {
    async arrived(attempt) {
      const { username, captchaToken } = found(attempt.credentials);
      const solved = await isCaptchaSolved(kit, captchaToken);
      const limit = solved ? counterPolicies.username.max : captchaAfterFailures;
      const entry = await counters.enter([
        { ...addressCounter(attempt), limit: counterPolicies.address.max },
        { ...usernameCounter(username, attempt.brandId), limit },
      ]);
      if (entry.kind === "crowded") return "tooCrowded";
      if (entry.kind === "admitted") {
        attempt.entry = entry;
        return "admitted";
      }
      attempt.retryAfterSeconds = entry.retryAfterSeconds;
      if (entry.by === "address") return "addressSpent";
      return entry.shut ? "usernameLocked" : "captchaMissing";
    },

    async admitted(attempt) {
      const { username, password } = found(attempt.credentials);
      const player = await players.findByUsername(username, attempt.brandId);
      const isRight = await players.isPassword(player, password);
      const country = (await location.find(attempt))?.country ?? null;
      await kit.db.transaction(async (tx) => {
        const entry = found(attempt.entry);
        await counters.settle(entry, addressCounter(attempt), isRight ? "undecided" : "failed", tx);
        await counters.settle(
          entry,
          usernameCounter(username, attempt.brandId),
          isRight ? "passed" : "failed",
          tx,
        );
        if (isRight) return;
        await insertLoginRecord(tx, player?.id, {
          id: kit.random.id("login"),
          createdAt: kit.clock.now(),
          outcome: "FAILURE",
          country,
          device: deviceName(attempt.userAgent),
        });
      });
      if (!isRight) return "passwordWrong";
      attempt.player = found(player);
      return "passwordRight";
    },

    async recognised(attempt) {
      const player = found(attempt.player);
      if (player.status !== "ACTIVE") return "notActive";
      const country = (await location.find(attempt))?.country ?? null;
      const lastCountry = await findLastCountry(kit.db, player.id);
      const factor = factorNeeded({
        ...player,
        enrolled: await factors.isEnrolled(player.id),
        device: await findDevice(kit.db, player.id, attempt.deviceId),
        otherCountry: country !== null && lastCountry !== null && country !== lastCountry,
      });
      if (factor === undefined) return "factorNotNeeded";
      attempt.factor = factor;
      return "factorNeeded";
    },

    async factorNeeded(attempt) {
      const player = found(attempt.player);
      const factor = found(attempt.factor);
      const given = found(attempt.credentials);
      const counter: Counter = { kind: "secondFactor", key: player.id };
      const entry = await counters.enter([{ ...counter, limit: counterPolicies.secondFactor.max }]);
      if (entry.kind === "crowded") return "tooCrowded";
      if (entry.kind === "spent") {
        attempt.retryAfterSeconds = entry.retryAfterSeconds;
        return "tooManyWrong";
      }
      const hasCode = given.code !== undefined && given.factor === factor;
      const checked = hasCode ? await factors.verify(player, factor, given.code!) : undefined;
      const verdict = checked === undefined ? "undecided" : checked.kind === "right" ? "passed" : "failed";
      const remaining = await kit.db.transaction((tx) => counters.settle(entry, counter, verdict, tx));
      if (checked?.kind === "right") {
        attempt.factorPassed = true;
        return "codeRight";
      }
      if (checked?.kind === "blocked") {
        attempt.retryAfterSeconds = checked.retryAfterSeconds;
        return "tooManyWrong";
      }
      if (remaining === 0) {
        attempt.retryAfterSeconds = counterPolicies.secondFactor.blockMs / 1_000;
        return "tooManyWrong";
      }
      if (hasCode) {
        attempt.remainingAttempts = remaining;
        return "codeWrong";
      }
      if (factor === "SMS") await factors.sendLoginCode(player);
      return "codeMissing";
    },

    async proven(attempt) {
      const player = found(attempt.player);
      const action = player.requiredActions[0];
      if (action !== undefined) {
        const { token, hash } = createSecretToken(kit.random);
        const expiresAt = new Date(kit.clock.now().getTime() + waitingLoginLifeMs);
        const { deviceId, factorPassed } = attempt;
        await insertWaitingLogin(
          kit.db,
          hash,
          { playerId: player.id, action, deviceId, factorPassed },
          expiresAt,
        );
        attempt.waiting = { action, token };
        return "actionOpen";
      }
      attempt.signedIn = await signIn.start(player, { ...attempt, deviceProven: attempt.factorPassed });
      return "nothingOpen";
    },

    passkeyGiven: (attempt) => passkeyGiven(kit, players, attempt),

    actionAnswered: (attempt) => actionAnswered(kit, players, attempt),
  };
}

function addressCounter(attempt: Attempt): Counter {
  return { kind: "address", key: attempt.address };
}

/**
 * Returns the counter of failed logins for a username. It is the same for every spelling that identifies the player.
 * Each brand has its own counters; otherwise an attacker could reset a victim's counter at one brand by logging in to
 * their own account with the same name at another.
 */
export function usernameCounter(username: string, brandId: string): Counter {
  const name = username.trim().toLowerCase();
  return { kind: "username", key: brandId === FIRST_BRAND_ID ? name : `${brandId}/${name}` };
}
