import type { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import type { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import type { ReportName, Trace } from "@parlour/contracts/entities/report";
import { client } from "@parlour/web/api/client";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { Route, Routes, useNavigate, useParams } from "react-router";
import { failureText } from "../../../parts/failure-text.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PeriodBar, usePeriod } from "../../../parts/period-bar.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";
import { ReportTableView } from "./report-table-view.tsx";
import { TraceDialog } from "./trace-dialog.tsx";

const askReport = client<typeof getReport>("GET", "/services/operator/v1/reports/{report}");
const askCheck = client<typeof checkReports>("GET", "/services/operator/v1/reports-check");

const reports: Record<ReportName, { label: string; about: string }> = {
  revenue: {
    label: "Revenue by day and vertical",
    about: "What was staked and won, and what the house kept.",
  },
  games: { label: "Revenue by game", about: "The same, game by game." },
  payments: { label: "Payments", about: "Money in and out, day by day." },
  "bonus-cost": { label: "Bonus cost", about: "What the house gave away, and for what." },
  affiliates: { label: "Affiliates", about: "What was paid to those who bring players." },
  returns: {
    label: "Game returns",
    about: "What each game paid beside what its maths proves; within the limits 999 times of 1000.",
  },
  "daily-totals": {
    label: "Daily totals",
    about: "One line a day, as a regulator asks for it, with what players are owed at its end.",
  },
};

export function Reports() {
  return (
    <Routes>
      <Route index element={<ReportPage />} />
      <Route path=":report" element={<ReportPage />} />
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
  const answer = useAnswer(`${report}?${search}`, (signal) =>
    askReport({ params: { report }, query, signal }),
  );
  const table = answer.value?.report === report ? answer.value : undefined;

  const check = async () => {
    setChecking(true);
    try {
      const { accounts, differences } = await askCheck();
      if (differences.length === 0) {
        showToast({ tone: "success", title: `The reports agree with all ${accounts} accounts of the house` });
      } else {
        const names = differences.map(({ account }) => account).join(", ");
        showToast({ tone: "danger", title: "The reports differ from the ledger", description: names });
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
              Check against the ledger
            </Button>
            <a
              className={buttonClass({ variant: "primary" })}
              href={`/services/operator/v1/reports/${report}/csv?${search}`}
              download
            >
              Save as CSV
            </a>
          </>
        }
      >
        {reports[report].about} A figure leads to the postings it is made of.
      </PageHeader>
      <PeriodBar
        label="Days and currency"
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
      <ReportTableView
        caption={reports[report].label}
        table={answer.loading ? undefined : table}
        answer={answer}
        onTrace={setTrace}
      />
      <TraceDialog trace={trace} currency={table?.currency ?? ""} onClose={() => setTrace(null)} />
    </>
  );
}
