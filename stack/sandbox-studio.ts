import { answerStudioMessage } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-message";
import type { Kit } from "@parlour/server/kit/kit";
import { siteOrigin } from "@parlour/server/kit/site-origin";
import type { Ports } from "@parlour/server/main/compose";
import { seedPlayer } from "@parlour/server/services/identity/profile";
import { answerMessage, type StudioPorts, sandboxStudio } from "@parlour/server/services/play/sandbox-studio";
import { openStudioSession, studios } from "@parlour/server/services/play/seamless-wallet";
import { seedSpins } from "./seed/spins.ts";

/**
 * Creates the dependencies of the sandbox's studio, from the product's own players, free spins and wallet.
 */
export function createStudioPorts(ports: Pick<Ports, "bonusParts">, origin: () => string): StudioPorts {
  return {
    origin,
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

/** Adds the sandbox studio, which answers our messages at the server's own address. */
export async function seedStudio(kit: Kit): Promise<void> {
  if (kit.config.port === 0) return void (await studios.add(kit.db, sandboxStudio));
  const address = `${siteOrigin(kit.config)}${answerStudioMessage.path}`;
  if (await studios.add(kit.db, { ...sandboxStudio, address })) return;
  // In earlier versions, the studio answered only pings, at another path, so a stored address may be outdated.
  const known = await studios.find(kit.db, sandboxStudio.id);
  if (known?.address?.endsWith("/sandbox/studio/pings"))
    await kit.db.transaction((tx) =>
      studios.change(tx, sandboxStudio.id, { isEnabled: known.isEnabled, address }),
    );
}

/**
 * Imports the sandbox studio's games, as an operator would in the console. The server does not listen yet, so the studio
 * is asked directly.
 */
export async function seedStudioGames(
  kit: Kit,
  { studioGames }: Pick<Ports, "studioGames">,
): Promise<number> {
  const done = await studioGames.importFrom(
    sandboxStudio.id,
    async (_studio, message) => await answerMessage(kit, message, siteOrigin(kit.config)),
  );
  if (done === "RUNNING") return 0;
  if (done.fault !== null || done.refused.length > 0)
    throw new Error(`The sandbox studio's games were not imported: ${JSON.stringify(done)}`);
  return done.offered;
}
