import { Tabs } from "@parlour/web/ui/tabs";
import { hasRole, useOperator } from "../../app/operator-context.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { SiteSettings } from "./site-settings.tsx";

/** What the site offers and how: each change has its reason, its history and a way back. */
export function Configuration() {
  const me = useOperator();
  const tabs = [
    { value: "settings", label: "Site", content: <SiteSettings />, roles: ["ADMIN"] as const },
  ].filter(({ roles }) => hasRole(me, roles));
  return (
    <>
      <PageHeader title="Configuration">
        What the site offers and how. Every change is kept with its reason and can be undone.
      </PageHeader>
      <Tabs label="Configuration" tabs={tabs} />
    </>
  );
}
