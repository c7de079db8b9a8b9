import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { DisclosureMenu, disclosureItemClass } from "@parlour/web/ui/disclosure-menu";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import { Pagination } from "@parlour/web/ui/pagination";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { Stepper } from "@parlour/web/ui/stepper";
import { Tabs } from "@parlour/web/ui/tabs";
import Globe from "lucide-react/icons/globe";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const languages = ["English", "Español", "Français", "Português", "中文"];

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
      <Specimen title="Disclosure menu" note="Opens without scripts; Escape and a press elsewhere close it.">
        <DisclosureMenu
          align="start"
          summary={<Globe size={20} aria-hidden="true" />}
          summaryLabel="Language"
          summaryClassName={iconButtonClass()}
        >
          <ul>
            {languages.map((language, index) => (
              <li key={language}>
                <a
                  href="#navigation"
                  aria-current={index === 0 ? "true" : undefined}
                  className={disclosureItemClass}
                >
                  {language}
                </a>
              </li>
            ))}
          </ul>
        </DisclosureMenu>
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
      <Specimen title="Pagination" layout="stack">
        {[1, 6, 12].map((page) => (
          <Pagination
            key={page}
            label={`Pages, at ${page}`}
            page={page}
            pageCount={12}
            hrefFor={(target) => `#page-${target}`}
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(target) => `Page ${target}`}
          />
        ))}
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
