import { getOverview } from "@parlour/contracts/calls/office/reports/get-overview";
import type { Overview as Figures } from "@parlour/contracts/entities/report";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { DayChart } from "../../../parts/day-chart.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PeriodBar, usePeriod } from "../../../parts/period-bar.tsx";
import { Alerts } from "./alerts.tsx";
import { FigureTile } from "./figure-tile.tsx";
import { OpenQueues } from "./open-queues.tsx";
import { GameTable, VerticalTable } from "./play-tables.tsx";

const intervalMs = 7_000;

/** Key figures now and over a period, compared with the previous period. */
export function Overview() {
  const [period, setPeriod] = usePeriod();
  const { from, to, currency, brand } = period;
  const resource = useCall(
    getOverview,
    {
      query: { from, to, ...(currency !== undefined && { currency }), ...(brand !== undefined && { brand }) },
    },
    { intervalMs },
  );
  const figures = resource.value;
  return (
    <>
      <PageHeader title="Overview">All figures are live totals of ledger postings.</PageHeader>
      <Alerts />
      <PeriodBar
        label="Period and currency"
        period={period}
        currency={figures?.currency}
        currencies={figures?.currencies ?? []}
        onChange={setPeriod}
      />
      {figures === undefined && resource.error !== undefined ? (
        <ErrorState title="Couldn't load the figures" retryLabel="Try again" onRetry={resource.reload}>
          {failureText(resource.error)}
        </ErrorState>
      ) : null}
      {resource.isStale ? (
        <Banner tone="warning">{failureText(resource.error)} These figures may be out of date.</Banner>
      ) : null}
      {figures === undefined && resource.error === undefined ? <Waiting /> : null}
      {figures === undefined ? null : <Shown figures={figures} />}
    </>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const { currency, totals, days } = figures;
  const money = (value: number) => formatFigure(value, currency);
  const short = (value: number) => shortFigure.format(value);
  const names = days.map(({ day }) => day);
  const values = (key: Exclude<keyof (typeof days)[number], "day">) => days.map((one) => one[key]);
  return (
    <div className="grid gap-5">
      {figures.alerts.map(({ kind, text }) => (
        <Banner key={text} tone={kind === "FIGURES_BEHIND" ? "info" : "warning"}>
          {text}
        </Banner>
      ))}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FigureTile name="Players online" value={String(figures.online)} />
        {tiles.map(({ key, name }) => {
          const { now, before } = totals[key];
          const text = (value: number) => (key === "signUps" ? String(value) : money(value));
          return (
            <FigureTile
              key={key}
              name={name}
              value={text(now)}
              compared={{ now, before, text: text(before) }}
            />
          );
        })}
        <OpenQueues />
      </dl>
      <div className="grid gap-5 xl:grid-cols-2">
        <Panel>
          <DayChart
            title={`Revenue in ${currency}`}
            days={names}
            format={short}
            series={[
              { name: "Gross", colour: "var(--color-brass)", values: values("grossRevenue") },
              { name: "Net", colour: "var(--color-gain)", values: values("netRevenue") },
            ]}
          />
        </Panel>
        <Panel>
          <DayChart
            title={`Payments in ${currency}`}
            days={names}
            format={short}
            series={[
              { name: "Deposits", colour: "var(--color-gain)", values: values("deposits") },
              { name: "Withdrawals", colour: "var(--color-alarm)", values: values("withdrawals") },
            ]}
          />
        </Panel>
        <Panel>
          <DayChart
            title={`Stakes in ${currency}`}
            days={names}
            format={short}
            series={[{ name: "Stakes", colour: "var(--color-brass)", values: values("stakes") }]}
          />
        </Panel>
        <Panel>
          <DayChart
            title="Sign-ups"
            days={names}
            format={short}
            series={[{ name: "Sign-ups", colour: "var(--color-sky)", values: values("signUps") }]}
          />
        </Panel>
      </div>
      <Panel title="By vertical">
        <VerticalTable verticals={figures.verticals} currency={currency} />
      </Panel>
      <Panel title="By game">
        <GameTable games={figures.games} currency={currency} />
      </Panel>
    </div>
  );
}

const tiles = [
  { key: "signUps", name: "Sign-ups" },
  { key: "deposits", name: "Deposits" },
  { key: "withdrawals", name: "Withdrawals" },
  { key: "stakes", name: "Stakes" },
  { key: "grossRevenue", name: "Gross revenue" },
  { key: "netRevenue", name: "Net revenue" },
] as const;

const shortFigure = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <span className="sr-only">Loading the figures</span>
      {tiles.map(({ key }) => (
        <Skeleton key={key} className="h-24" />
      ))}
      <Skeleton className="col-span-full h-72" />
    </div>
  );
}
