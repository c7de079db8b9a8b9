import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { ReactNode } from "react";
import { hasRole, maySee, useOperator } from "./app/operator-context.ts";
import { configurationRoles } from "./configuration-roles.ts";
import { PageHeader } from "./parts/page-header.tsx";
import { UrlTabs } from "./parts/url-tabs.tsx";
import { ViewOnlyNotice } from "./parts/view-only-notice.tsx";
import { PaymentMethods } from "./sections/money/methods/payment-methods.tsx";
import { WithdrawalRules } from "./sections/money/withdrawal-rules/withdrawal-rules.tsx";
import { SecondPersonPolicy } from "./sections/office/second-person/second-person-policy.tsx";
import { Games } from "./sections/play/games/games.tsx";
import { CaseRules } from "./sections/protection/case-rules/case-rules.tsx";
import { Jurisdictions } from "./sections/protection/jurisdictions/jurisdictions.tsx";
import { Brands } from "./sections/site/brands/brands.tsx";
import { Languages } from "./sections/site/configuration/languages.tsx";
import { SiteSettings } from "./sections/site/configuration/site-settings.tsx";
import { SiteExclusions } from "./sections/site/content/site-exclusions.tsx";

type ConfigurationTab = { value: string; label: string; content: ReactNode; roles: readonly OperatorRole[] };

const tabs: readonly ConfigurationTab[] = [
  { value: "settings", label: "Site", content: <SiteSettings />, roles: ["ADMIN"] },
  { value: "brands", label: "Brands", content: <Brands />, roles: ["ADMIN"] },
  { value: "methods", label: "Payment methods", content: <PaymentMethods />, roles: ["PAYMENTS"] },
  { value: "withdrawals", label: "Withdrawal rules", content: <WithdrawalRules />, roles: ["PAYMENTS"] },
  { value: "cases", label: "Case rules", content: <CaseRules />, roles: ["COMPLIANCE"] },
  { value: "games", label: "Games", content: <Games />, roles: ["GAMES"] },
  { value: "jurisdictions", label: "Jurisdictions", content: <Jurisdictions />, roles: ["COMPLIANCE"] },
  {
    value: "locations",
    label: "Blocked locations",
    content: <SiteExclusions />,
    roles: ["COMPLIANCE", "CONTENT"],
  },
  { value: "second-person", label: "Two-person rules", content: <SecondPersonPolicy />, roles: ["ADMIN"] },
  { value: "languages", label: "Languages", content: <Languages />, roles: ["ADMIN"] },
];

/** The site's configuration: every change has a reason, is recorded in a history and can be undone. */
export function Configuration() {
  const me = useOperator();
  return (
    <>
      <PageHeader title="Configuration">
        Site settings. Every change is recorded with its reason and can be undone.
      </PageHeader>
      <UrlTabs
        label="Configuration"
        tabs={tabs
          .filter(({ roles }) => maySee(me, roles))
          .map(({ content, roles, ...tab }) => ({
            ...tab,
            content: (
              <>
                {hasRole(me, configurationRoles) ? <ViewOnlyNotice roles={roles} /> : null}
                {content}
              </>
            ),
          }))}
      />
    </>
  );
}
