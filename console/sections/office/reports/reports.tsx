import { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import { exportReport } from "@parlour/contracts/calls/office/reports/export-report";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import type { ReportName, Trace } from "@parlour/contracts/entities/report";
import { callAddress, client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { Route, Routes, useNavigate, useParams } from "react-router";
import { failureText } from "../../../parts/failure-text.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { PeriodBar, usePeriod } from "../../../parts/period-bar.tsx";
import { DrillDownDialog } from "./drill-down-dialog.tsx";
import { ReportChartView } from "./report-chart-view.tsx";
import { ReportTableView } from "./report-table-view.tsx";

const fetchCheck = client(checkReports);

const reports: Record<ReportName, { label: string; about: string }> = {
  revenue: {
    label: "Revenue by day and vertical",
    about: "Stakes, wins and revenue.",
  },
  result: {
    label: "Result by day",
    about:
      "Net revenue is gross revenue less promotions. The result adds fees and subtracts chargebacks, adjustments and affiliates.",
  },
  verticals: {
    label: "Performance by vertical",
    about: "Stakes, wins and revenue by vertical. Margin is the share of stakes that the house keeps.",
  },
  games: {
    label: "Performance by game",
    about: "Stakes, wins and revenue by game. Margin is the share of stakes that the house keeps.",
  },
  payments: { label: "Payments", about: "Deposits and withdrawals by day." },
  methods: {
    label: "Payment methods",
    about:
      "Deposits by method. The approval rate is credited deposits out of those credited or declined; pending and expired ones count in neither.",
  },
  "first-deposits": {
    label: "First deposits",
    about: "Sign-ups, and players whose first deposit was credited that day.",
  },
  retention: {
    label: "Retention",
    about:
      "Players by the week they joined, and how many came back in each week after joining. A week without a figure is not over yet.",
  },
  countries: {
    label: "Players by country",
    about: "Players who joined in the period, with their lifetime figures.",
  },
  "bonus-cost": { label: "Bonus cost", about: "Promotion costs by purpose." },
  affiliates: { label: "Affiliates", about: "Commission paid to affiliates." },
  returns: {
    label: "Game returns",
    about:
      "Each game's actual return next to its theoretical one. By chance alone, 99.9% of results stay within the limits.",
  },
  "daily-totals": {
    label: "Daily totals",
    about: "One line per day for regulators, with the closing player balances.",
  },
};

/** The reports whose figures are sums of postings; the others count players or payments. */
const traced: ReadonlySet<ReportName> = new Set([
  "revenue",
  "result",
  "verticals",
  "games",
  "payments",
  "bonus-cost",
  "affiliates",
  "returns",
  "daily-totals",
]);

export function Reports() {
  return (
    <Routes>
      <Route index element={<ReportPage />} />
      <Route path=":report" element={<ReportPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function ReportPage() {
  const params = useParams();
  const report =
    params.report !== undefined && params.report in reports ? (params.report as ReportName) : "revenue";
  const [period, setPeriod] = usePeriod();
  const navigate = useNavigate();
  const [trace, setTrace] = useState<Trace | null>(null);
  const [checking, setChecking] = useState(false);
  const query = {
    from: period.from,
    to: period.to,
    ...(period.currency !== undefined && { currency: period.currency }),
  };
  const search = new URLSearchParams(query).toString();
  const resource = useCall(getReport, { params: { report }, query });
  const table = resource.value?.report === report ? resource.value : undefined;

  const check = async () => {
    setChecking(true);
    try {
      const { accounts, differences } = await fetchCheck();
      if (differences.length === 0) {
        showToast({ tone: "success", title: `The reports match all ${accounts} house accounts` });
      } else {
        const names = differences.map(({ account }) => account).join(", ");
        showToast({ tone: "danger", title: "The reports don't match the ledger", description: names });
      }
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    } finally {
      setChecking(false);
    }
  };
  return (
    <>
      <PageHeader
        title={reports[report].label}
        actions={
          <>
            <Button loading={checking} onClick={check}>
              Check against ledger
            </Button>
            <a
              className={buttonClass({ variant: "primary" })}
              href={callAddress(exportReport, { params: { report }, query })}
              download
            >
              Export CSV
            </a>
          </>
        }
      >
        {reports[report].about} {traced.has(report) ? "Select a figure to see its postings." : null}
      </PageHeader>
      <PeriodBar
        label="Period and currency"
        period={period}
        currency={table?.currency ?? period.currency}
        currencies={table?.currencies ?? []}
        onChange={setPeriod}
      >
        <SelectField
          label="Report"
          value={report}
          options={Object.entries(reports).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => navigate(`/reports/${event.target.value}?${search}`)}
        />
      </PeriodBar>
      <ReportChartView table={resource.loading ? undefined : table} />
      <ReportTableView
        caption={reports[report].label}
        table={resource.loading ? undefined : table}
        resource={resource}
        onDrillDown={setTrace}
      />
      <DrillDownDialog trace={trace} currency={table?.currency ?? ""} onClose={() => setTrace(null)} />
    </>
  );
}
