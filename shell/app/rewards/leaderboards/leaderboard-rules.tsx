import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { kindWords } from "./kind-words.ts";

export function PrizeList({ board }: { board: Leaderboard }) {
  const { t, language } = useTranslation();
  let next = 1;
  const rows = board.prizes.map(({ places, amount }) => {
    const from = next;
    next += places;
    return { from, to: next - 1, amount };
  });
  return (
    <Panel title={t("leaderboards.prizes")}>
      <dl className="divide-y divide-line/60">
        {rows.map(({ from, to, amount }) => (
          <div key={from} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-mist">
              {from === to
                ? t("leaderboards.placeNumber", { place: from })
                : t("leaderboards.places", { from, to })}
            </dt>
            <dd className="font-semibold tabular-nums">{formatMoney(amount, board.currency, language)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type RulesProps = { board: Leaderboard; counting: readonly string[] };

/** The rules of a leaderboard: what counts, who takes part, how ties are decided and when prizes are paid. */
export function Rules({ board, counting }: RulesProps) {
  const { t, language } = useTranslation();
  const list = new Intl.ListFormat(languageTag(language)).format(counting);
  const lines = [
    t(kindWords[board.kind].how),
    counting.length === 0 ? t("leaderboards.allGames") : t("leaderboards.games", { list }),
    t("leaderboards.minimum", { amount: formatMoney(board.minimumStake, board.currency, language) }),
    t("leaderboards.ownMoney"),
    t("leaderboards.period"),
    t("leaderboards.ties"),
    t("leaderboards.currency", { currency: board.currency }),
    t("leaderboards.ranked"),
    t("leaderboards.paid"),
  ];
  return (
    <Panel title={t("leaderboards.rules")}>
      {board.kind === "POINTS" ? <PointSteps board={board} /> : null}
      <ul className="grid list-disc gap-2 pl-5 text-mist marker:text-brass">
        {lines.map((line) => (
          <li key={line} className="pl-1">
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PointSteps({ board }: { board: Leaderboard }) {
  const { t } = useTranslation();
  const steps = board.points.toSorted((one, other) => one.multiple - other.multiple);
  return (
    <dl className="mb-4 flex flex-wrap gap-2" aria-label={t("leaderboards.pointsTitle")}>
      {steps.map(({ multiple, points }) => (
        <div key={multiple} className="rounded-chip bg-raised px-3 py-1.5 text-sm">
          <dt className="inline text-mist">{t("leaderboards.fromMultiple", { multiple: `${multiple}` })}</dt>{" "}
          <dd className="inline font-semibold">{t("leaderboards.points", { points })}</dd>
        </div>
      ))}
    </dl>
  );
}
