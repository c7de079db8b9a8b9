import type { Kit } from "../../../kit/kit.ts";
import type { ExclusionRegister, ExclusionRegisterProvider } from "../../../kit/ports/exclusion-register.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { Service } from "../../../kit/service.ts";
import { providerFetch } from "../../../kit/tracing/provider-fetch.ts";
import { askRegister } from "./ask-register.ts";
import { httpRegister } from "./http-register.ts";
import { sandboxRegister } from "./sandbox-register.ts";

type Registration = Pick<PlayerProtection, "exclude" | "holdPlay" | "releasePlay" | "listHeld">;

/** Returns the configured register; undefined if there is none, in which case nothing is checked. */
function configuredRegister({ config, clock, tracing }: Kit): ExclusionRegisterProvider | undefined {
  if (config.exclusionRegister) {
    return httpRegister(config.exclusionRegister, providerFetch(tracing, "exclusion-register"));
  }
  return config.mode === "sandbox" ? sandboxRegister(clock) : undefined;
}

export function createExclusionRegister(
  kit: Kit,
  protection: Registration,
  provider = configuredRegister(kit),
): ExclusionRegister {
  const check = async (
    player: Parameters<ExclusionRegister["checkDeposit"]>[0],
  ): Promise<Refusal | undefined> => {
    if (!provider) return undefined;
    const answer = await askRegister(kit, provider, player);
    if (!answer) {
      await protection.holdPlay(player.id);
      return refuse("REGISTER_UNAVAILABLE");
    }
    if (answer.isExcluded) {
      await protection.exclude(player, answer.until);
      return refuse("EXCLUDED", { kind: "SELF_EXCLUSION", until: null });
    }
    await protection.releasePlay(player.id);
    return undefined;
  };
  return {
    async checkJoin(person) {
      if (!provider) return undefined;
      const answer = await askRegister(kit, provider, person);
      if (!answer) return refuse("REGISTER_UNAVAILABLE");
      // The refusal contains no date, because a person other than the one in the register may read it.
      return answer.isExcluded ? refuse("EXCLUDED", { kind: "SELF_EXCLUSION", until: null }) : undefined;
    },
    async checkLogin(player) {
      await check(player);
    },
    checkDeposit: check,
  };
}

const retryJob = "exclusion-register-retry";
const retryAtOnce = 200;

/** Queries the register again about players who may not stake because it did not answer. */
export function exclusionRegisterService(ports: {
  register: ExclusionRegister;
  protection: Registration;
  players: Pick<Players, "find">;
}): Service {
  return {
    name: "exclusion-register",
    routes: () => [],
    async start(kit) {
      await kit.jobs.work(retryJob, () => retryHeld(ports));
      await kit.jobs.schedule(retryJob, "* * * * *");
      return async () => {};
    },
  };
}

export async function retryHeld({
  register,
  protection,
  players,
}: Parameters<typeof exclusionRegisterService>[0]): Promise<void> {
  for (const playerId of await protection.listHeld(retryAtOnce)) {
    const player = await players.find(playerId);
    if (player) await register.checkLogin(player);
  }
}
