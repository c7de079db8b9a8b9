import { checkReports } from "@parlour/contracts/calls/office/reports/check-reports";
import { exportReport } from "@parlour/contracts/calls/office/reports/export-report";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { COMBINABLE_REPORTS, type ReportName, type Trace } from "@parlour/contracts/entities/report";
import { callAddress, client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Link } from "@parlour/web/ui/link";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { Route, Routes, useNavigate, useParams } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { PeriodBar, usePeriod } from "../../../parts/period-bar.tsx";
import { BonusUsePage } from "./bonus-use-page.tsx";
import { ConversionNote } from "./conversion-note.tsx";
import { DrillDownDialog } from "./drill-down-dialog.tsx";
import { RegulatorExports } from "./regulator-exports.tsx";
import { ReportChartView } from "./report-chart-view.tsx";
import { reportLabels, tracedReports } from "./report-labels.ts";
import { ReportTableView } from "./report-table-view.tsx";
import { SaveReportDialog } from "./save-report-dialog.tsx";
import { isCurrentReport } from "./saved-report-words.ts";
import { SavedReports } from "./saved-reports.tsx";

const fetchCheck = client(checkReports);

export function Reports() {
  return (
    <Routes>
      <Route index element={<ReportPage report="revenue" />} />
      <Route path="saved" element={<SavedReports />} />
      <Route path="regulators" element={<RegulatorExports />} />
      <Route path="bonus-abuse/:offerId" element={<BonusUsePage />} />
      <Route path=":report" element={<NamedReport />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

/** The report named in the URL, or a message if there is no such report. */
function NamedReport() {
  const { report = "" } = useParams();
  if (Object.hasOwn(reportLabels, report)) return <ReportPage report={report as ReportName} />;
  return (
    <>
      <PageHeader title="Reports" />
      <EmptyState
        title="No such report"
        action={
          <Link className={buttonClass()} href="/console/reports">
            All reports
          </Link>
        }
      >
        {report}
      </EmptyState>
    </>
  );
}

function ReportPage({ report }: { report: ReportName }) {
  const me = useOperator();
  const [period, setPeriod] = usePeriod();
  const navigate = useNavigate();
  const [trace, setTrace] = useState<Trace | null>(null);
  const [checking, setChecking] = useState(false);
  const [saving, setSaving] = useState(false);
  const canCombine = (COMBINABLE_REPORTS as readonly ReportName[]).includes(report);
  const isCombined = canCombine && period.isCombined === true;
  const query = {
    from: period.from,
    to: period.to,
    ...(period.currency !== undefined && { currency: period.currency }),
    ...(period.brand !== undefined && { brand: period.brand }),
    ...(isCombined && { combined: "true" as const }),
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
        title={reportLabels[report].label}
        actions={
          <>
            <Link className={buttonClass()} href="/console/reports/saved">
              Saved reports
            </Link>
            {hasRole(me, ["COMPLIANCE"]) ? (
              <Link className={buttonClass()} href="/console/reports/regulators">
                Regulator exports
              </Link>
            ) : null}
            <Button onClick={() => setSaving(true)}>Save</Button>
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
        {reportLabels[report].about}{" "}
        {tracedReports.has(report) && !isCombined ? "Select a figure to see its postings." : null}
      </PageHeader>
      <PeriodBar
        label="Period and currency"
        period={period}
        currency={table?.currency ?? period.currency}
        currencies={table?.currencies ?? []}
        canCombine={canCombine}
        hasDays={!isCurrentReport(report)}
        onChange={setPeriod}
      >
        <SelectField
          label="Report"
          value={report}
          options={Object.entries(reportLabels).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => navigate(`/reports/${event.target.value}?${search}`)}
        />
      </PeriodBar>
      <ConversionNote table={resource.loading ? undefined : table} />
      <ReportChartView table={resource.loading ? undefined : table} />
      <ReportTableView
        caption={reportLabels[report].label}
        table={resource.loading ? undefined : table}
        resource={resource}
        onDrillDown={setTrace}
      />
      <SaveReportDialog
        open={saving}
        report={report}
        currency={period.currency ?? null}
        isOfBrand={period.brand !== undefined}
        onClose={() => setSaving(false)}
      />
      <DrillDownDialog
        trace={trace}
        brand={period.brand}
        currency={trace?.currency ?? table?.currency ?? ""}
        onClose={() => setTrace(null)}
      />
    </>
  );
}
