import { downloadRegulatorExport } from "@parlour/contracts/calls/office/regulator-exports/download-regulator-export";
import { listRegulatorExports } from "@parlour/contracts/calls/office/regulator-exports/list-regulator-exports";
import type { RegulatorExport } from "@parlour/contracts/entities/regulator-export";
import { callAddress } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { counted } from "../../../parts/counted.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { ExportDialog, shapeNames } from "./export-dialog.tsx";

const intervalMs = 5_000;

const columns: RecordColumn<RegulatorExport>[] = [
  {
    key: "what",
    header: "Export",
    cell: ({ shape, from, to, currency }) => (
      <>
        <span className="block font-semibold">{shapeNames[shape]}</span>
        <span className="text-sm text-mist">
          {from} to {to} · {currency}
        </span>
      </>
    ),
  },
  {
    key: "who",
    header: "Requested",
    cell: ({ requestedBy, requestedAt }) => (
      <>
        <span className="block">{requestedBy}</span>
        <span className="text-sm text-mist">
          <Moment at={requestedAt} />
        </span>
      </>
    ),
  },
  {
    key: "checksum",
    header: "SHA-256",
    cell: ({ state, rows, csvChecksum, xmlChecksum }) =>
      state === "WAITING" ? (
        <Badge tone="brass">in progress</Badge>
      ) : (
        <>
          <span className="block">{counted(rows ?? 0, "line")}</span>
          <code className="block text-sm break-all text-mist">CSV {csvChecksum}</code>
          <code className="block text-sm break-all text-mist">XML {xmlChecksum}</code>
        </>
      ),
  },
  {
    key: "files",
    header: "",
    align: "end",
    cell: ({ id, state }) =>
      state === "READY" ? (
        <span className="flex flex-wrap justify-end gap-2">
          {(["csv", "xml"] as const).map((format) => (
            <a
              key={format}
              className={buttonClass({ size: "sm" })}
              href={callAddress(downloadRegulatorExport, { params: { exportId: id, format } })}
              download
            >
              {format.toUpperCase()}
            </a>
          ))}
        </span>
      ) : null,
  },
];

/** Files for regulators, created from the ledger. */
export function RegulatorExports() {
  const pagination = useCursorPagination("exports");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listRegulatorExports, { query }, { intervalMs });
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Regulator exports"
        actions={
          <>
            <Link className={buttonClass()} href="/console/reports">
              All reports
            </Link>
            <Button variant="primary" onClick={() => setAdding(true)}>
              New export
            </Button>
          </>
        }
      >
        Created from the ledger, for players who live in the regulator's region. The layouts follow our
        reading of public documents: have a lawyer check them before you file one.
      </PageHeader>
      <RecordTable
        caption="Regulator exports"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No exports yet" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <ExportDialog
        open={adding}
        onClose={() => setAdding(false)}
        onRequested={() => {
          pagination.restart();
          resource.reload();
        }}
      />
    </>
  );
}
