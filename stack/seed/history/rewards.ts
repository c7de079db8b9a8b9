import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { settlementSubscribers } from "@parlour/server/main/settlement-subscribers";
import type { HistoryDeposit } from "@parlour/server/services/money/payment";
import { seedDirectory } from "@parlour/server/services/office/player-directory";
import { expireBonuses, seedBonus, seedGrant, seedWelcome } from "@parlour/server/services/rewards/bonuses";
import { runCampaign, seedCampaign } from "@parlour/server/services/rewards/campaigns";
import type { Wagering } from "@parlour/wagering";
import { sandboxOffers } from "../bonus-offers.ts";
import { demoPeople } from "../people.ts";
import { draftCampaign, pastCampaigns } from "./campaigns.ts";
import type { HistoryPerson } from "./people.ts";
import type { Purses } from "./purses.ts";
import type { Timeline } from "./timeline.ts";
import type { Visit } from "./visits.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The largest stake that bonus money covers. */
const mostStakedMinor = 250;
const grantDaysAgo = 6;
const grantedPlayers = 9;
const marketer = demoPeople.find(({ operator }) => operator?.id === "operator_demo")!.operator!.name;

export type HistoryRewards = {
  /** Gives some newcomers a bonus with their first deposit. */
  onCredited(person: HistoryPerson, deposit: HistoryDeposit): Promise<void>;
  /** Schedules a bonus grant, the campaigns, and the daily count of settled play for bonuses and points. */
  plan(timeline: Timeline, month: { todayMs: number; days: number }): void;
  /** Counts all settled play for bonuses and points, as a server does every second. */
  count(): Promise<void>;
};

type Parts = {
  kit: Kit;
  ports: Ports;
  wagering: Wagering;
  purses: Purses;
  people: readonly HistoryPerson[];
  /** The visits of all players so far, in order of time. */
  visits: readonly Visit[];
};

/** The bonuses, points and campaigns of the demo history, created by the same services that a running site uses. */
export async function createHistoryRewards(parts: Parts): Promise<HistoryRewards> {
  const { kit, ports, wagering, purses, people, visits } = parts;
  const { bonusParts, campaignParts } = ports;
  // Services inside a transaction use only rules that are already loaded, so the rules are loaded first.
  await ports.jurisdictions.list();
  const depositors = new Set<string>();
  const holders = new Map<string, HistoryPerson>();

  const claim = ({ id: playerId, currency, index }: HistoryPerson, offerId: string) => ({
    id: `bonus_sandbox_${offerId.slice("offer_".length)}_${index}`,
    playerId,
    currency,
    offer: { id: offerId, plan: sandboxOffers[offerId]! },
  });
  const readPurse = async (person: HistoryPerson) => {
    const accounts = await kit.ledger.accountsOf(person.id);
    const playable = [...accounts].filter(([id]) =>
      ["cash", "locked", "bonus"].some((kind) => id.startsWith(`${kind}:${person.currency}`)),
    );
    purses.set(
      person.id,
      playable.reduce((sum, [, balance]) => sum + balance, 0n),
    );
  };
  const count = async () => {
    for (const { name, deliver } of settlementSubscribers) {
      const isWaiting = async () =>
        (await wagering.settlements.lag()).some(
          ({ subscriber, waiting }) => subscriber === name && waiting > 0,
        );
      while (await isWaiting()) await deliver(ports);
    }
    await expireBonuses(bonusParts);
    for (const person of holders.values()) await readPurse(person);
  };
  /** Updates the list of players from which campaigns choose. */
  const listPlayers = async () => {
    const now = kit.clock.now().getTime();
    const lastSeen = new Map(visits.map(({ person, toMs }) => [person.id, new Date(toMs)]));
    const joined = people.filter(({ id }) => depositors.has(id));
    await seedDirectory(
      { ...createDirectorySources(kit, ports), kit },
      joined.map(({ id }) => ({ playerId: id, lastSeenAt: lastSeen.get(id) ?? new Date(now) })),
    );
  };

  return {
    count,
    async onCredited(person, deposit) {
      if (depositors.has(person.id)) return;
      depositors.add(person.id);
      // Bonus money can't be staked on sports or horses, and no bonus stake may exceed the offers' maximum.
      const { habit, betsOn, isAtRisk, index } = person;
      if (habit.stakeMinor > mostStakedMinor || betsOn !== null || isAtRisk) return;
      if (index % 6 === 0) {
        if (!(await seedWelcome(bonusParts, claim(person, "offer_welcome"), deposit))) return;
      } else if (index % 4 === 1) await seedBonus(bonusParts, claim(person, "offer_weekly_cashback"));
      else return;
      holders.set(person.id, person);
      await readPurse(person);
    },
    plan(timeline, { todayMs, days }) {
      for (let daysAgo = days - 1; daysAgo >= 0; daysAgo--) {
        timeline.at(todayMs - daysAgo * dayMs + 23 * hourMs + 40 * minuteMs, count);
      }
      const campaigns = pastCampaigns(todayMs).filter(({ daysAgo }) => daysAgo < days);
      for (const { daysAgo, repeats, ...campaign } of campaigns) {
        const startMs = todayMs - daysAgo * dayMs + 10 * hourMs;
        timeline.at(startMs, async () => {
          await listPlayers();
          await seedCampaign(campaignParts, { ...campaign, author: marketer }, "STARTED");
          await runCampaign(campaignParts, campaign.id);
        });
        for (let later = daysAgo - 1; repeats && later > 0; later--) {
          timeline.at(todayMs - later * dayMs + 10 * hourMs, async () => {
            await listPlayers();
            await runCampaign(campaignParts, campaign.id);
          });
        }
      }
      timeline.at(todayMs - dayMs + 15 * hourMs, () =>
        seedCampaign(campaignParts, { ...draftCampaign, author: marketer }, "DRAFT"),
      );
      timeline.at(todayMs - Math.min(grantDaysAgo, days - 2) * dayMs + 11 * hourMs, async () => {
        const playerIds = people
          .filter(({ id, betsOn }) => depositors.has(id) && betsOn === "sports")
          .slice(0, grantedPlayers)
          .map(({ id }) => id);
        if (playerIds.length === 0) return;
        await seedGrant(bonusParts, {
          id: "grant_sandbox",
          offerId: "offer_house_thanks",
          playerIds,
          operator: marketer,
          reason: "Prices of Saturday's matches were late",
        });
      });
    },
  };
}
