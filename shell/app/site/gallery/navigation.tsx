import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { Stepper } from "@parlour/web/ui/stepper";
import { Tabs } from "@parlour/web/ui/tabs";
import { GallerySection, Specimen } from "./gallery-section.tsx";

export function Navigation() {
  return (
    <GallerySection id="navigation" title="Navigation">
      <Specimen title="Tabs" note="Arrows, Home and End move and show at once." layout="stack">
        <Tabs
          label="History"
          tabs={[
            { value: "all", label: "All", content: <p>Every movement of your money.</p> },
            { value: "deposits", label: "Deposits", content: <p>What came in.</p> },
            { value: "withdrawals", label: "Withdrawals", content: <p>What went out.</p> },
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
          title="Played most"
          more={{ label: "See all", href: "#navigation", context: "Played most" }}
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
