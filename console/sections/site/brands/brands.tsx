import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import type { Brand } from "@parlour/contracts/entities/brand";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { BrandHistory } from "./brand-history.tsx";

/** The brands of this installation, each with its own host names, look, content, languages and currencies. */
export function Brands() {
  const resource = useCall(listBrands, {});
  const [editing, setEditing] = useState<Brand | "new" | null>(null);
  const [switching, setSwitching] = useState<Brand | null>(null);
  const [saved, setSaved] = useState(0);
  const columns: readonly RecordColumn<Brand>[] = [
    {
      key: "name",
      header: "Brand",
      cell: ({ name, id }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-mist">{id}</span>
        </>
      ),
    },
    {
      key: "hosts",
      header: "Host names",
      cell: ({ hosts, isFirst }) => (isFirst ? "All other hosts" : hosts.join(", ") || "None"),
    },
    {
      key: "languages",
      header: "Languages",
      minor: true,
      cell: ({ languages }) => languages?.join(", ") ?? "Site default",
    },
    {
      key: "currencies",
      header: "Currencies",
      minor: true,
      cell: ({ currencies }) => currencies?.join(", ") ?? "Site default",
    },
    {
      key: "state",
      header: "Status",
      cell: ({ isLive }) => <Badge tone={isLive ? "gain" : "quiet"}>{isLive ? "Live" : "Not live"}</Badge>,
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (brand) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="sm" onClick={() => setEditing(brand)}>
            Edit
          </Button>
          {brand.isFirst ? null : (
            <Button size="sm" variant="quiet" onClick={() => setSwitching(brand)}>
              {brand.isLive ? "Take offline" : "Go live"}
            </Button>
          )}
        </span>
      ),
    },
  ];
  if (editing !== null) {
    return (
      <BrandEditor
        key={editing === "new" ? "new" : editing.id}
        brand={editing === "new" ? null : editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          setSaved(saved + 1);
          resource.reload();
        }}
      />
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-mist">
          A brand is shown at its host names. Empty fields use the site's settings, and missing pages come
          from the shared content.
        </p>
        <Button variant="primary" onClick={() => setEditing("new")}>
          New brand
        </Button>
      </div>
      <RecordTable
        caption="Brands"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No brands" }}
      />
      <BrandHistory listKey={`${saved}`} brands={resource.value?.items ?? []} onUndone={resource.reload} />
      <ProposalDialog
        policy="BRAND_STATE"
        open={switching !== null}
        onClose={() => setSwitching(null)}
        title={switching?.isLive ? `Take ${switching.name} offline` : `Take ${switching?.name ?? ""} live`}
        description={
          switching?.isLive
            ? "Its host names then show the first brand, and its players can't log in."
            : "Its host names then show this brand."
        }
        action={switching?.isLive ? "Take offline" : "Go live"}
        danger={switching?.isLive === true}
        onSubmit={async (reason) => {
          if (!switching) return;
          const data = { brandId: switching.id, isLive: !switching.isLive, version: switching.version };
          return await propose({ body: { kind: "BRAND_STATE", data, reason } });
        }}
      />
    </>
  );
}
