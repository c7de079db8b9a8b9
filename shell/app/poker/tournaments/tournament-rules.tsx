import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useChips } from "../parts/use-chips.ts";
import { priceText } from "./tournament-terms.tsx";

const minuteMs = 60_000;

/** Price, chips and levels and, for scheduled tournaments, the entry rules. */
export function TournamentRules({ tournament }: { tournament: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const chips = useChips(null);
  const money = useChips(tournament.currency);
  const { startsAt, lateLevels, reEntriesMax, levelsBetweenBreaks, breakMs, entriesMin } = tournament;
  const minutes = (ms: number) => t("poker.minutes", { count: ms / minuteMs });
  const rules = [
    {
      label: t(tournament.bounty ? "poker.buyInBountyAndFee" : "poker.buyInAndFee"),
      value: priceText(tournament, money, t),
    },
    { label: t("poker.startingChips"), value: chips(tournament.startingChips) },
    { label: t("poker.levelLength"), value: minutes(tournament.levelMs) },
  ];
  const { bounty, reBuy, addOn, reBuysMax } = tournament;
  if (bounty)
    rules.push({
      label: t("poker.bounties"),
      value: t(bounty.kind === "fixed" ? "poker.bountyFixedRule" : "poker.bountyProgressiveRule", {
        amount: money(bounty.amount),
      }),
    });
  if (reBuy)
    rules.push({
      label: t("poker.reBuys"),
      value: t("poker.reBuyRule", {
        count: reBuysMax,
        chips: chips(reBuy.chips),
        price: money(reBuy.price),
      }),
    });
  if (addOn)
    rules.push({
      label: t("poker.addOn"),
      value: t("poker.addOnRule", {
        chips: chips(addOn.chips),
        price: money(addOn.price),
        level: lateLevels,
      }),
    });
  if (startsAt === null) return <KeyValueList items={rules} />;
  return (
    <KeyValueList
      items={[
        ...rules,
        {
          label: t("poker.breaks"),
          value:
            levelsBetweenBreaks === null
              ? t("poker.none")
              : t("poker.breakRule", { minutes: minutes(breakMs), levels: levelsBetweenBreaks }),
        },
        {
          label: t("poker.lateRegistration"),
          value: lateLevels === 0 ? t("poker.none") : t("poker.lateRule", { level: lateLevels }),
        },
        { label: t("poker.reEntries"), value: reEntriesMax === 0 ? t("poker.none") : reEntriesMax },
        { label: t("poker.minPlayers"), value: entriesMin },
      ]}
    />
  );
}
