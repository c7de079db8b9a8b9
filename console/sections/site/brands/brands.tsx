import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import type { Brand } from "@parlour/contracts/entities/brand";
import { type ResourceView, useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { NoRecord } from "../../../parts/no-record.tsx";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { BrandHistory } from "./brand-history.tsx";
import { brandAddress, parseOpenBrand } from "./open-brand.ts";

/**
 * The brands of this installation, each with its own host names, look, content, languages and currencies. The open
 * brand is in the URL, so that it can be linked and Back returns to the list.
 */
export function Brands() {
  const resource = useCall(listBrands, {});
  const [search] = useSearchParams();
  const navigate = useNavigate();
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
          <Link to={brandAddress({ brandId: brand.id })} className={buttonClass({ size: "sm" })}>
            Edit
          </Link>
          {brand.isFirst ? null : (
            <Button size="sm" variant="quiet" onClick={() => setSwitching(brand)}>
              {brand.isLive ? "Take offline" : "Go live"}
            </Button>
          )}
        </span>
      ),
    },
  ];
  const open = parseOpenBrand(search);
  if (open !== undefined) {
    const brand = open === "new" ? null : resource.value?.items.find(({ id }) => id === open.brandId);
    if (open !== "new" && brand === undefined) return <NoBrand id={open.brandId} resource={resource} />;
    return (
      <BrandEditor
        key={brand?.id ?? "new"}
        brand={brand ?? null}
        onConflict={resource.reload}
        onSaved={() => {
          setSaved(saved + 1);
          resource.reload();
          // Back must not open the form of a brand that has been saved.
          void navigate(brandAddress(), { replace: true });
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
        <Link to={brandAddress("new")} className={buttonClass({ variant: "primary" })}>
          New brand
        </Link>
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
            ? "Its host names will show the first brand, and its players won't be able to log in."
            : "Its host names will show this brand."
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

type NoBrandProps = { id: string; resource: ResourceView<unknown> };

/** Shown instead of a brand that is loading, couldn't be loaded or doesn't exist. */
function NoBrand({ id, resource }: NoBrandProps) {
  if (resource.value === undefined && resource.error === undefined) return <FormSkeleton fields={8} />;
  return (
    <NoRecord
      what="brand"
      id={id}
      error={resource.value === undefined ? resource.error : undefined}
      onRetry={resource.reload}
      back={
        <Link to={brandAddress()} className={buttonClass({ size: "sm" })}>
          All brands
        </Link>
      }
    />
  );
}
