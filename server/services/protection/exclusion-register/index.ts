import type { Kit } from "../../../kit/kit.ts";
import type { ExclusionRegister } from "../../../kit/ports/exclusion-register.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { Service } from "../../../kit/service.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { askRegister } from "./ask-register.ts";
import { configuredRegister } from "./configured-register.ts";

export { createRegisterSource } from "./register-source.ts";

type Registration = Pick<PlayerProtection, "exclude" | "holdPlay" | "releasePlay" | "listHeld">;

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

/** Queries the exclusion register again about players who may not stake because the register did not answer. */
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
  await tryEach(await protection.listHeld(retryAtOnce), async (playerId) => {
    const player = await players.find(playerId);
    if (player) await register.checkLogin(player);
  });
}
