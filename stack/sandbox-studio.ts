import type { Ports } from "@parlour/server/main/compose";
import { seedPlayer } from "@parlour/server/services/identity/profile";
import type { StudioPorts } from "@parlour/server/services/play/sandbox-studio";
import { addStudio, openStudioSession, studioKey } from "@parlour/server/services/play/seamless-wallet";
import { seedSpins } from "./seed/spins.ts";

/**
 * Creates the dependencies of the sandbox's studio, from the product's own players, free spins and wallet.
 */
export function createStudioPorts(ports: Pick<Ports, "bonusParts">): StudioPorts {
  return {
    addStudio,
    studioKey,
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
