import { parseTableSlug } from "@parlour/rules/table-copy";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { findBreak } from "./check-chain.ts";
import type { FairnessData } from "./fairness.server.ts";
import { sharedGames } from "./load-math.ts";

type TableSeedsProps = { table: NonNullable<FairnessData["table"]>; games: FairnessData["games"] };

/** The past seeds of a shared table. The browser checks their chain. */
export function TableSeeds({ table: { slug, chains, rounds, next }, games }: TableSeedsProps) {
  const { t } = useTranslation();
  const shown = parseTableSlug(slug);
  const nameOf = (wanted: string) => {
    const { game, number } = parseTableSlug(wanted);
    const name = games.find((one) => one.slug === game)?.name ?? game;
    return number === 1 ? name : t("fairness.tableName", { name, number });
  };
  // Further tables of a game open and close with demand, so only the requested one is listed.
  const listed = sharedGames.flatMap((one) => (one === shown.game && one !== slug ? [one, slug] : [one]));
  const broken = findBreak(rounds, chains);
  return (
    <Panel title={t("fairness.tables")}>
      <nav aria-label={t("fairness.table")} className="mb-4 flex flex-wrap gap-2">
        {listed.map((one) => (
          <Link
            key={one}
            to={`/fairness?table=${one}`}
            preventScrollReset
            aria-current={one === slug ? "page" : undefined}
            className={buttonClass({ variant: one === slug ? "primary" : "secondary", size: "sm" })}
          >
            {nameOf(one)}
          </Link>
        ))}
      </nav>
      <p className="mb-4 text-mist">{t("fairness.tablesText")}</p>
      <dl className="mb-4 grid gap-2 text-sm">
        {chains.map(({ firstRound, anchor, salt }) => (
          <div key={firstRound} className="grid gap-1">
            <dt className="text-mist">{t("fairness.anchor", { number: firstRound })}</dt>
            <dd className="break-all">{anchor}</dd>
            <dt className="text-mist">{t("fairness.salt")}</dt>
            <dd className="break-all">{salt}</dd>
          </div>
        ))}
      </dl>
      {rounds.length === 0 ? (
        <p className="text-mist">{t("fairness.noRounds")}</p>
      ) : (
        <>
          <Banner
            tone={broken === null ? "success" : "danger"}
            title={broken === null ? t("fairness.chainHolds") : t("fairness.chainBroken", { number: broken })}
          />
          <ol className="mt-4 grid gap-2 text-sm">
            {rounds.map(({ number, serverSeed }) => (
              <li key={number} className="grid gap-x-4 border-b border-line pb-2 sm:grid-cols-[6rem_1fr]">
                <span className="text-mist">
                  {t("fairness.roundNumber")} {number}
                </span>
                <code className="break-all">{serverSeed}</code>
              </li>
            ))}
          </ol>
          {next === null ? null : (
            <Link
              to={`/fairness?table=${slug}&before=${next}`}
              preventScrollReset
              className={`${buttonClass()} mt-4`}
            >
              {t("fairness.older")}
            </Link>
          )}
        </>
      )}
    </Panel>
  );
}
