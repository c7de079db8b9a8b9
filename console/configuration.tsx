import type { ReactNode } from "react";
import { hasRole, maySee, useOperator } from "./app/operator-context.ts";
import { configurationRoles } from "./configuration-roles.ts";
import { configurationTabs } from "./configuration-tabs.ts";
import { PageHeader } from "./parts/page-header.tsx";
import { UrlTabs } from "./parts/url-tabs.tsx";
import { ViewOnlyNotice } from "./parts/view-only-notice.tsx";
import { PaymentMethods } from "./sections/money/methods/payment-methods.tsx";
import { WithdrawalRules } from "./sections/money/withdrawal-rules/withdrawal-rules.tsx";
import { SecondPersonPolicy } from "./sections/office/second-person/second-person-policy.tsx";
import { Games } from "./sections/play/games/games.tsx";
import { Studios } from "./sections/play/studios/studios.tsx";
import { CaseRules } from "./sections/protection/case-rules/case-rules.tsx";
import { Jurisdictions } from "./sections/protection/jurisdictions/jurisdictions.tsx";
import { Brands } from "./sections/site/brands/brands.tsx";
import { Languages } from "./sections/site/configuration/languages.tsx";
import { SiteSettings } from "./sections/site/configuration/site-settings.tsx";
import { SiteExclusions } from "./sections/site/content/site-exclusions.tsx";

type ConfigurationTab = (typeof configurationTabs)[number]["value"];

const pages: Readonly<Record<ConfigurationTab, ReactNode>> = {
  settings: <SiteSettings />,
  brands: <Brands />,
  methods: <PaymentMethods />,
  withdrawals: <WithdrawalRules />,
  cases: <CaseRules />,
  games: <Games />,
  studios: <Studios />,
  jurisdictions: <Jurisdictions />,
  locations: <SiteExclusions />,
  "second-person": <SecondPersonPolicy />,
  languages: <Languages />,
};

/** The site's configuration: every change has a reason, is recorded in a history and can be undone. */
export function Configuration() {
  const me = useOperator();
  const content = { ...pages };
  for (const { value, roles } of configurationTabs) {
    content[value] = (
      <>
        {hasRole(me, configurationRoles) ? <ViewOnlyNotice roles={roles} /> : null}
        {pages[value]}
      </>
    );
  }
  return (
    <>
      <PageHeader title="Configuration">
        Site settings. Every change is recorded with its reason and can be undone.
      </PageHeader>
      <UrlTabs
        label="Configuration"
        tabs={configurationTabs.filter(({ roles }) => maySee(me, roles))}
        content={content}
      />
    </>
  );
}
