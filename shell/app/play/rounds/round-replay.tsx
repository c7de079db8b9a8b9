import { roundNumber } from "@parlour/rules/round-number";
import { settledAs } from "@parlour/rules/settled-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Progress } from "@parlour/web/ui/progress";
import { useState } from "react";
import { Link } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { LocalTime } from "../../parts/local-time.tsx";
import { GrossAmounts, NetAmount } from "../../parts/round-money.tsx";
import { ReplayFrame } from "./replay-frame.tsx";
import type { RoundData } from "./rounds.server.ts";
import { TableStory } from "./table-story.tsx";
import { TableTimes } from "./table-times.tsx";
import { ViewTree } from "./view-tree.tsx";

/** A round step by step: actions, draws and payouts. */
export function RoundReplay({ round, name, href, hasTable, story, table, tableNumber }: RoundData) {
  const { t, language } = useTranslation();
  const [at, setAt] = useState(0);
  const money = (amount: number) => formatMoney(amount, round.currency, language);
  const staked = round.promotional ? 0 : round.stake;
  const isVoid = round.state === "VOID";
  const isOpen = round.state === "OPEN";
  const win = round.win + (round.jackpot?.amount ?? 0);
  const net = isVoid ? 0 : win - staked;
  const paid = settledAs({ stake: staked, paid: win });
  const step = round.steps[at];
  const last = round.steps.length - 1;
  return (
    <AccountPage title={tableNumber === 1 ? name : t("games.tableName", { name, number: tableNumber })}>
      <Panel>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Fact
            name={t("rounds.number")}
            value={<span title={round.roundId}>{roundNumber(round.roundId)}</span>}
          />
          <Fact name={t("rounds.when")} value={<LocalTime at={round.startedAt} />} />
          <Fact name={t("rounds.stake")} value={isVoid ? t("rounds.void") : money(round.stake)} />
          <Fact
            name={t(paid === "RETURN" ? "rounds.returned" : "rounds.win")}
            value={isVoid || isOpen ? "–" : money(round.win)}
          />
          <Fact
            name={t("rounds.net")}
            value={isOpen ? t("rounds.open") : <NetAmount amount={net} currency={round.currency} />}
          />
          <Fact
            name={t("rounds.jackpot")}
            value={round.jackpot ? `${round.jackpot.tier} ${money(round.jackpot.amount)}` : "–"}
          />
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          {round.seeds ? (
            <Link to={`/fairness?round=${round.roundId}`} className={buttonClass()}>
              {t("rounds.verify")}
            </Link>
          ) : null}
          {href ? (
            <Link to={href} className={buttonClass()}>
              {t("rounds.toGame")}
            </Link>
          ) : null}
        </div>
      </Panel>
      {step ? (
        <Panel
          title={t("rounds.step", { number: at + 1, total: round.steps.length })}
          action={
            last > 0 ? (
              <div className="flex gap-2">
                <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
                  {t("rounds.before")}
                </Button>
                <Button size="sm" disabled={at === last} onClick={() => setAt(at + 1)}>
                  {t("rounds.next")}
                </Button>
              </div>
            ) : null
          }
        >
          {last > 0 ? (
            <Progress label={t("rounds.progress")} value={at + 1} max={round.steps.length} />
          ) : null}
          <div className="mt-4 grid gap-4">
            {hasTable ? (
              <ReplayFrame round={round} at={at} name={name} language={language} />
            ) : story ? (
              <TableStory story={story} currency={round.currency} />
            ) : (
              <div className="grid gap-5 md:grid-cols-2">
                <section>
                  <h3 className="mb-2 font-sans font-semibold">{t("rounds.done")}</h3>
                  <ViewTree value={step.action} />
                </section>
                <section>
                  <h3 className="mb-2 font-sans font-semibold">{t("rounds.shown")}</h3>
                  <ViewTree value={step.view} />
                </section>
              </div>
            )}
            <p aria-live="polite" className="text-sm break-words text-mist">
              <GrossAmounts
                stake={round.promotional || (step.stake === 0 && step.win > 0) ? null : step.stake}
                win={step.win}
                currency={round.currency}
                betStake={staked}
              />
              <br />
              {t("rounds.drawn")} {step.draws.length > 0 ? step.draws.join(", ") : "–"}
            </p>
          </div>
        </Panel>
      ) : null}
      {table ? <TableTimes table={table} roundId={round.roundId} /> : null}
    </AccountPage>
  );
}

function Fact({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
