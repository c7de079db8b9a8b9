import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { operatorTabs } from "./operator-tabs.ts";
import { Operators } from "./operators.tsx";
import { Roles } from "./roles.tsx";

/** Lists who has access to the console, and the roles that grant access. */
export function OperatorsPage() {
  return (
    <>
      <PageHeader title="Operators">
        Who has access to the console, and with which roles. Role changes need approval.
      </PageHeader>
      <UrlTabs
        label="Operators"
        tabs={operatorTabs}
        content={{
          operators: <Operators />,
          roles: <Roles />,
        }}
      />
    </>
  );
}
