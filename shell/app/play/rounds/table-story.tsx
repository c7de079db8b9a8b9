import { multiplierFormat } from "@parlour/games/kit/client/multiplier-format";
import type { TableStory as Story, StoryPart } from "@parlour/games/kit/math/table-story";
import { amountOf } from "@parlour/rules/money";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";

/** The outcome of the round, and the player's own bets. */
export function TableStory({ story, currency }: { story: Story; currency: string }) {
  const { t, language } = useTranslation();
  const money = (minor: number) => formatMoney(amountOf(BigInt(minor), currency), currency, language);
  const text = (parts: readonly StoryPart[]) =>
    parts
      .map((part) => {
        if (typeof part === "string") return part;
        if ("times" in part) return `${multiplierFormat(language).format(part.times)}×`;
        return t(part.word as MessageKey, part.values);
      })
      .join("");
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Pairs
        title={t("rounds.result")}
        pairs={story.facts.map(({ name, value }) => [text([name]), text(value)])}
      />
      <Pairs
        title={t("rounds.bets")}
        pairs={story.bets.map(({ name, stake }) => [text(name), money(stake)])}
      />
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
