import { Tabs } from "@parlour/web/ui/tabs";
import { PageHeader } from "../../parts/page-header.tsx";
import { Grants } from "./grants.tsx";
import { Offers } from "./offers.tsx";
import { Tiers } from "./tiers.tsx";

/** What the house gives: offers, grants to players or tiers, and the loyalty programme. */
export function Bonuses() {
  return (
    <>
      <PageHeader title="Bonuses and tiers">
        Offers on the site, what was granted to whom, and the tiers with their rates.
      </PageHeader>
      <Tabs
        label="Bonuses and tiers"
        tabs={[
          { value: "offers", label: "Offers", content: <Offers /> },
          { value: "grants", label: "Grants", content: <Grants /> },
          { value: "tiers", label: "Tiers and rates", content: <Tiers /> },
        ]}
      />
    </>
  );
}
