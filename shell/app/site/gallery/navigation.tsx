import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { Stepper } from "@parlour/web/ui/stepper";
import { Tabs } from "@parlour/web/ui/tabs";
import { GallerySection, Specimen } from "./gallery-section.tsx";

export function Navigation() {
  return (
    <GallerySection id="navigation" title="Navigation">
      <Specimen title="Tabs" note="The arrow keys, Home and End switch tabs immediately." layout="stack">
        <Tabs
          label="History"
          tabs={[
            { value: "all", label: "All", content: <p>All your transactions.</p> },
            { value: "deposits", label: "Deposits", content: <p>Your deposits.</p> },
            { value: "withdrawals", label: "Withdrawals", content: <p>Your withdrawals.</p> },
            { value: "bonuses", label: "Bonuses", content: <p>Never shown.</p>, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen title="Breadcrumbs and section header" layout="stack">
        <Breadcrumbs
          label="You are here"
          items={[
            { label: "Account", href: "#navigation" },
            { label: "Cashier", href: "#navigation" },
            { label: "Deposit" },
          ]}
        />
        <SectionHeader
          title="Most played"
          more={{ label: "See all", href: "#navigation", context: "Most played" }}
        />
      </Specimen>
      <Specimen title="Stepper" layout="stack">
        <Stepper
          label="Joining"
          steps={["Your address", "About you", "Confirm", "Ready"]}
          current={1}
          doneLabel="Done:"
        />
        <Stepper label="Finished" steps={["Upload", "Check", "Result"]} current={3} doneLabel="Done:" />
      </Specimen>
    </GallerySection>
  );
}
