import type { OperatorRole } from "@parlour/contracts/enumerations";
import { Tabs } from "@parlour/web/ui/tabs";
import type { ReactNode } from "react";
import { hasRole, useOperator } from "./app/operator-context.ts";
import { PageHeader } from "./parts/page-header.tsx";
import { PaymentMethods } from "./sections/money/methods/payment-methods.tsx";
import { Games } from "./sections/play/games/games.tsx";
import { Jurisdictions } from "./sections/protection/jurisdictions/jurisdictions.tsx";
import { Languages } from "./sections/site/configuration/languages.tsx";
import { SiteSettings } from "./sections/site/configuration/site-settings.tsx";

type ConfigurationTab = { value: string; label: string; content: ReactNode; roles: readonly OperatorRole[] };

const tabs: readonly ConfigurationTab[] = [
  { value: "settings", label: "Site", content: <SiteSettings />, roles: ["ADMIN"] },
  { value: "methods", label: "Payment methods", content: <PaymentMethods />, roles: ["PAYMENTS"] },
  { value: "games", label: "Games", content: <Games />, roles: ["GAMES"] },
  { value: "jurisdictions", label: "Jurisdictions", content: <Jurisdictions />, roles: ["COMPLIANCE"] },
  { value: "languages", label: "Languages", content: <Languages />, roles: ["ADMIN"] },
];

/** The site's configuration: every change has a reason, a history and an undo. */
export function Configuration() {
  const me = useOperator();
  return (
    <>
      <PageHeader title="Configuration">
        Settings of the site. Every change is recorded with its reason and can be undone.
      </PageHeader>
      <Tabs label="Configuration" tabs={tabs.filter(({ roles }) => hasRole(me, roles))} />
    </>
  );
}
