import { openStudioSeat as call } from "@parlour/contracts/calls/play/sandbox-studio/open-studio-seat";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { amountOf } from "@parlour/rules/money";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { type StudioPorts, sandboxStudio } from "../studio-ports.ts";

const { id: studio } = sandboxStudio;
const gameId = "workbench-reels";
const currency = "USD";
const cashMinor = 100_000;
const spins = { count: 3, stakeMinor: 100 };
const dayMs = 86_400_000;

/** Opens a game at the sandbox's studio for a fresh player, so that every trial starts with the same balance. */
export function openStudioSeat(kit: Kit, ports: StudioPorts): Route {
  return route(call, async () => {
    const playerId = kit.random.id("player");
    await ports.addPlayer(kit, playerId, currency);
    await giveMoney(kit, playerId);
    const key = await ports.addStudio(kit, sandboxStudio);
    const inDays = (days: number) => new Date(kit.clock.now().getTime() + days * dayMs);
    const toMajor = (amountMinor: number) => amountOf(BigInt(amountMinor), currency);
    const stake = toMajor(spins.stakeMinor);
    const spinsId = await ports.giveSpins(kit, { playerId, currency, gameId, stake, count: spins.count });
    const seat = { studio, playerId, gameId, currency, siteSessionId: null };
    return {
      studio,
      key,
      token: await ports.openSession(kit, { ...seat, expiresAt: inDays(1) }),
      expiredToken: await ports.openSession(kit, { ...seat, expiresAt: inDays(-1) }),
      currency,
      balance: toMajor(cashMinor),
      maxStake: toMajor(stakeLimitsOf(currency).maxMinor),
      spins: { id: spinsId, count: spins.count, stake },
    };
  });
}

async function giveMoney(kit: Kit, playerId: string): Promise<void> {
  const ledger = kit.ledger;
  await ledger.openWallet({ playerId, currency });
  await ledger.post({
    playerId,
    id: "workbench",
    type: "DEPOSIT",
    transfers: [
      {
        from: houseAccount("payments", currency),
        to: playerAccount(playerId, "cash", currency),
        amountMinor: BigInt(cashMinor),
      },
    ],
  });
}
