import { houseAccount, playerAccount } from "@parlour/ledger";
import type { Kit } from "@parlour/server/kit/kit";
import { seedPlayer } from "@parlour/server/services/identity/profile";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import { sandboxStudio } from "@parlour/server/services/play/sandbox-studio";
import { openStudioSession } from "@parlour/server/services/play/seamless-wallet";

/** A player, with the sessions that the player has open. */
export type SimulatedPlayer = {
  id: string;
  nickname: string;
  linked: string;
  secret: string;
  handle: string;
  diceSession: string;
  rouletteSession: string;
  crashSession: string;
  studioToken: string;
};

export const currency = "USD";
export const pinCode = "2580";
export const startMinor = 1_000_000n;
const [dice, liveRoulette, crash] = ["1202", "1301", "1206"];
const forever = new Date("2100-01-01T00:00:00Z");

export async function addPlayers(kit: Kit, count: number): Promise<SimulatedPlayer[]> {
  const players: SimulatedPlayer[] = [];
  for (let number = 1; number <= count; number++) players.push(await addPlayer(kit, number));
  return players;
}

async function addPlayer(kit: Kit, number: number): Promise<SimulatedPlayer> {
  const id = `player_simulated_${number}`;
  const linked = `linked_${number}`;
  const nickname = `simulated-${number}`;
  await seedPlayer(kit, {
    id,
    nickname,
    email: `simulated${number}@example.org`,
    firstName: "Rosalind",
    lastName: "Okafor",
    birthDate: "1990-04-30",
    phonePrefix: "+1",
    phone: `416555${String(1_000 + number)}`,
    countryCode: "CA",
    subdivision: "ON",
    currency,
    language: "en",
    password: "owls hunt at night 7",
    pinCode,
    phoneValidated: true,
    trustsEveryDevice: false,
    linkedAccounts: [{ id: linked, name: "Everyday", masked: "****1234", type: "BANK" }],
  });
  await seedDocumentStatus(kit, id, "VERIFIED");
  await kit.ledger.openWallet({ playerId: id, currency });
  const to = playerAccount(id, "cash", currency);
  const transfers = [{ from: houseAccount("payments", currency), to, amountMinor: startMinor }];
  const reference = { kind: "deposit", id: "start" } as const;
  await kit.ledger.post({ playerId: id, id: "start", type: "DEPOSIT", reference, transfers });
  const { secret, session } = await kit.sessions.create({ playerId: id });
  const studioToken = await openStudioSession(kit, {
    studio: sandboxStudio.id,
    playerId: id,
    gameId: "workbench-reels",
    currency,
    expiresAt: forever,
    siteSessionId: session.id,
  });
  return {
    ...{ id, nickname, linked, secret, studioToken },
    handle: session.handle,
    diceSession: await openGame(kit, id, dice!),
    rouletteSession: await openGame(kit, id, liveRoulette!),
    crashSession: await openGame(kit, id, crash!),
  };
}

async function openGame(kit: Kit, playerId: string, gameId: string): Promise<string> {
  const id = kit.random.id("gamesession");
  await kit.db.query(
    `insert into game_sessions (id, player_id, game_id, mode, currency, language, autoplay_allowed,
       minimum_spin_ms, created_at, expires_at)
     values ($1, $2, $3, 'real', $4, 'en', true, 0, $5, $6)`,
    [id, playerId, gameId, currency, kit.clock.now(), forever],
  );
  return id;
}
