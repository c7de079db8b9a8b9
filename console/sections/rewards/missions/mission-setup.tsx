import type { MissionDetails } from "@parlour/contracts/entities/mission";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Moment } from "../../../parts/moment.tsx";
import { useTierNames } from "../../../parts/tier-names.ts";
import { useGameNames } from "../bonuses/game-select.tsx";
import { costText, money, prizeText } from "./mission-api.ts";

/** The goal, audience and prizes of a mission, and what it has cost so far. */
export function MissionSetup({ details }: { details: MissionDetails }) {
  const { plan, offers, players, completed, claimed, endedAt } = details;
  const names = useGameNames();
  const tierName = useTierNames();
  const counting = [...plan.categories, ...plan.games.map((id) => names.get(id) ?? `game ${id}`)];
  const listOrAll = (list: readonly string[]) => (list.length === 0 ? "All" : list.join(", "));
  const isCasino = plan.goal !== "SPORTS_BETS" && plan.goal !== "VISIT";
  return (
    <KeyValueList
      items={[
        { label: "Starts", value: <Moment at={plan.startsAt} /> },
        { label: endedAt === null ? "Ends" : "Ended", value: <Moment at={endedAt ?? plan.endsAt} /> },
        { label: "Time zone", value: plan.timeZone },
        ...(plan.goal === "ROUNDS" || plan.goal === "MULTIPLE"
          ? [{ label: "Rounds", value: plan.count.toLocaleString("en") }]
          : []),
        ...(plan.multiple === null ? [] : [{ label: "From multiple", value: `${plan.multiple}×` }]),
        ...(plan.goal === "SPORTS_BETS"
          ? [
              { label: "Bets", value: plan.count.toLocaleString("en") },
              { label: "Minimum odds", value: `${plan.minimumOdds ?? ""}` },
            ]
          : []),
        ...Object.entries(plan.amounts).map(([currency, { minimumStake, target }]) => ({
          label: `Stakes in ${currency}`,
          value: [
            ...(target === undefined ? [] : [`${money(target, currency)} in total`]),
            `from ${money(minimumStake, currency)}`,
          ].join(", "),
        })),
        ...(isCasino
          ? [{ label: "Games", value: counting.length === 0 ? "All casino games" : counting.join(", ") }]
          : []),
        { label: "Tiers", value: listOrAll(plan.tiers.map(tierName)) },
        { label: "Countries", value: listOrAll(plan.countries) },
        { label: "Brands", value: listOrAll(plan.brands) },
        ...plan.prizes.map((prize, n) => ({
          label: plan.prizes.length === 1 ? "Prize" : `Prize of day ${n + 1}`,
          value: prizeText(prize, offers),
        })),
        { label: "Players", value: players.toLocaleString("en"), strong: true },
        { label: "Goals reached", value: completed.toLocaleString("en"), strong: true },
        { label: "Prizes claimed", value: claimed.toLocaleString("en"), strong: true },
        { label: "Highest cost so far", value: costText(details), strong: true },
      ]}
    />
  );
}
