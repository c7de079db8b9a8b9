import { multiplierFormat } from "@parlour/games/kit/client/multiplier-format";
import { spotName } from "@parlour/games/kit/client/roulette/spot-name";
import { europeanLayout, pocketLabel } from "@parlour/games/kit/math/roulette-layout";
import { amountOf } from "@parlour/rules/money";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";
import type { RoundData } from "./rounds.server.ts";

type Story = { facts: [name: string, value: string][]; bets: { name: string; stake: number }[] };
type Teller = (told: { action: never; view: never }, words: Words) => Story;
type Words = Pick<ReturnType<typeof useTranslation>, "t" | "language">;

/** Describes shared rounds in text. */
const tellers: Readonly<Record<string, Teller>> = {
  crash(
    {
      action,
      view,
    }: { action: { stake: number }; view: { outcome: { point: number }; leftAt: number | null } },
    { t, language },
  ) {
    const times = (hundredths: number) => `${multiplierFormat(language).format(hundredths / 100)}×`;
    return {
      facts: [
        [t("rounds.flightEnded"), times(view.outcome.point)],
        [t("rounds.gotOut"), view.leftAt === null ? "–" : times(view.leftAt)],
      ],
      bets: [{ name: t("rounds.stake"), stake: action.stake }],
    };
  },
  "live-roulette"(
    {
      action,
      view,
    }: { action: { bets: { spot: string; stake: number }[] }; view: { outcome: { pocket: number } } },
    { t },
  ) {
    return {
      facts: [[t("rounds.pocket"), pocketLabel(view.outcome.pocket)]],
      bets: action.bets.map(({ spot, stake }) => ({
        name: spotName(europeanLayout.spots.get(spot)!, t),
        stake,
      })),
    };
  },
  "horse-race"(
    {
      action,
      view,
    }: {
      action: { bets: { kind: "win" | "place" | "forecast"; runners: number[]; stake: number }[] };
      view: { field: { runners: { number: number; name: string }[] }; outcome: { order: number[] } };
    },
    { t },
  ) {
    const runner = (number: number) => `${number} ${view.field.runners[number - 1]?.name ?? ""}`;
    return {
      facts: [[t("rounds.finish"), view.outcome.order.map(runner).join(", ")]],
      bets: action.bets.map(({ kind, runners, stake }) => ({
        name: `${t(`games-horse-race.${kind}`)}: ${runners.map(runner).join(", ")}`,
        stake,
      })),
    };
  },
};

/** A round cancelled before its outcome has none. */
export function hasStory(slug: string, view: unknown): boolean {
  const { outcome } = (view ?? {}) as { outcome?: unknown };
  return Object.hasOwn(tellers, slug) && outcome !== undefined && outcome !== null;
}

type TableStoryProps = { round: RoundData["round"]; step: RoundData["round"]["steps"][number] };

/** The outcome of the table, and the player's own bets. */
export function TableStory({ round, step }: TableStoryProps) {
  const { t, language } = useTranslation();
  const { facts, bets } = tellers[round.slug]!(step as never, { t, language });
  const money = (minor: number) =>
    formatMoney(amountOf(BigInt(minor), round.currency), round.currency, language);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Pairs title={t("rounds.result")} pairs={facts} />
      <Pairs title={t("rounds.bets")} pairs={bets.map(({ name, stake }) => [name, money(stake)])} />
    </div>
  );
}

function Pairs({ title, pairs }: { title: string; pairs: readonly [name: string, value: ReactNode][] }) {
  return (
    <section>
      <h3 className="mb-2 font-sans font-semibold">{title}</h3>
      <dl className="grid gap-2">
        {pairs.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-mist">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
