import { startingJurisdictions } from "@parlour/rules/jurisdiction";
import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { Kit } from "@parlour/server/kit/kit";
import { createStandings } from "@parlour/server/main/player-standings";
import { profileService } from "@parlour/server/services/identity/profile";
import { walletGatewayService } from "@parlour/server/services/money/wallet-gateway";
import { playerProtectionService, stakeCheck } from "@parlour/server/services/protection/player-protection";
import { createWagering, type Wagering, wageringMigrations } from "@parlour/wagering";
import type { AdmissionCheck } from "@parlour/wagering/admission";
import { accountCheck, productCheck, stakeLimitCheck } from "@parlour/wagering/admission-checks";

/** The services whose tables the wagering core and its checks read. */
export const wageringParts = [
  profileService(undefined as never),
  playerProtectionService(undefined as never),
  walletGatewayService,
  { name: "wagering", migrations: wageringMigrations },
] as const;

const fixed = <Value>(value: Value) => ({ refresh: () => undefined, current: () => value });

/** The wagering core with the same admission checks as in production, but with fixed settings. */
export const createBenchWagering = (kit: Kit): Wagering => createBareWagering(kit, productChecks(kit));

/**
 * The wagering core with only the given admission checks. Running it without any checks shows how much admission costs.
 */
export const createBareWagering = (kit: Kit, checks: readonly AdmissionCheck[] = []): Wagering =>
  createWagering({ ...kit, checks, subscribers: ["bonuses", "loyalty"], onChanged() {} });

function productChecks(kit: Kit): AdmissionCheck[] {
  const limits = stakeLimitsOf("USD");
  const readStandings = createStandings();
  return [
    accountCheck({
      async listInactive(tx, playerIds) {
        const inactive = [...(await readStandings(tx, playerIds)).values()].filter(
          ({ isActive }) => !isActive,
        );
        return new Set(inactive.map(({ id }) => id));
      },
    }),
    stakeCheck({
      clock: kit.clock,
      rates: fixed({}),
      places: fixed(startingJurisdictions),
      categories: fixed(() => "slots"),
      readResidents: readStandings,
    }),
    productCheck({ isSwitchedOff: () => false }),
    stakeLimitCheck({ limitsOf: () => ({ min: BigInt(limits.minMinor), max: BigInt(limits.maxMinor) }) }),
  ];
}
