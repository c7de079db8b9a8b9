import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { Operators } from "./operators.tsx";
import { Roles } from "./roles.tsx";

/** Who has access to the console, and the roles that give it. */
export function OperatorsPage() {
  return (
    <>
      <PageHeader title="Operators">
        Who has access to the console, and with which roles. Role changes need approval.
      </PageHeader>
      <UrlTabs
        label="Operators"
        tabs={[
          { value: "operators", label: "Operators", content: <Operators /> },
          { value: "roles", label: "Roles", content: <Roles /> },
        ]}
      />
    </>
  );
}
