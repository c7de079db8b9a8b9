import type { AffiliateLink } from "@parlour/contracts/entities/affiliate";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { CopyField } from "@parlour/web/ui/copy-field";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Panel } from "@parlour/web/ui/panel";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { NewLinkForm } from "./new-link-form.tsx";

/** The affiliate's links with their results, and a form for a new one. */
export function LinkPanel({ links }: { links: readonly AffiliateLink[] }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title={t("affiliate.links")}
      action={
        adding ? null : (
          <Button
            variant="primary"
            size="sm"
            icon={<Plus size={18} aria-hidden="true" />}
            disabled={!hydrated}
            onClick={() => setAdding(true)}
          >
            {t("affiliate.newLink")}
          </Button>
        )
      }
    >
      {adding ? <NewLinkForm onDone={() => setAdding(false)} /> : null}
      {links.length === 0 && !adding ? (
        <EmptyState title={t("affiliate.noLinksTitle")}>{t("affiliate.noLinks")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="py-5 last:pb-1">
              <LinkLine link={link} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LinkLine({ link }: { link: AffiliateLink }) {
  const { t } = useTranslation();
  const figures = [
    { label: t("affiliate.clicks"), value: link.clicks },
    { label: t("affiliate.joins"), value: link.joins },
    { label: t("affiliate.firstDeposits"), value: link.firstDeposits },
  ];
  return (
    <div className="grid items-end gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_auto]">
      <CopyField
        label={link.campaign ? `${link.name} · ${link.campaign}` : link.name}
        value={link.url}
        copyLabel={t("affiliate.copyLink")}
        copiedLabel={t("affiliate.copied")}
      />
      <dl className="flex gap-8">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-mist">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
