import { answerStudioPing } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-ping";
import type { Kit } from "@parlour/server/kit/kit";
import { siteOrigin } from "@parlour/server/kit/site-origin";
import type { Ports } from "@parlour/server/main/compose";
import { seedPlayer } from "@parlour/server/services/identity/profile";
import { type StudioPorts, sandboxStudio } from "@parlour/server/services/play/sandbox-studio";
import { openStudioSession, studios } from "@parlour/server/services/play/seamless-wallet";
import { seedSpins } from "./seed/spins.ts";

/**
 * Creates the dependencies of the sandbox's studio, from the product's own players, free spins and wallet.
 */
export function createStudioPorts(ports: Pick<Ports, "bonusParts">): StudioPorts {
  return {
    async addStudio(kit, studio) {
      await studios.add(kit.db, studio);
      const { keyVersion } = (await studios.find(kit.db, studio.id))!;
      return studios.keyOf(kit.config, studio.id, keyVersion);
    },
    authorise: studios.authorise,
    openSession: openStudioSession,
    async addPlayer(kit, id, currency) {
      const name = id.replace("player_", "").toLowerCase();
      await seedPlayer(kit, {
        id,
        email: `seat-${name}@parlour.example`,
        nickname: `seat-${name}`,
        firstName: "Seat",
        lastName: "Workbench",
        birthDate: "1990-01-01",
        phonePrefix: "+1",
        phone: "5550199",
        countryCode: "CA",
        subdivision: "ON",
        currency,
        language: "en",
        // This player never signs in, so the password is random.
        password: kit.random.id("password"),
        pinCode: null,
        phoneValidated: false,
        trustsEveryDevice: false,
        linkedAccounts: [],
      });
    },
    async giveSpins(kit, { playerId, ...spins }) {
      const [id] = await seedSpins(kit, ports, { id: playerId, currency: spins.currency }, [spins]);
      return id!;
    },
  };
}

/** Adds the sandbox's studio, which answers test calls of the console on the server's own address. */
export async function seedStudio(kit: Kit): Promise<void> {
  const address =
    kit.config.port === 0 ? {} : { address: `${siteOrigin(kit.config)}${answerStudioPing.path}` };
  await studios.add(kit.db, { ...sandboxStudio, ...address });
}
