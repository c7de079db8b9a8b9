import { Route, Routes } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { bonusTabs } from "./bonus-tabs.ts";
import { Grants } from "./grants.tsx";
import { OfferEditor } from "./offer-editor.tsx";
import { Offers } from "./offers.tsx";
import { Tiers } from "./tiers.tsx";

export function Bonuses() {
  return (
    <Routes>
      <Route index element={<BonusTabs />} />
      <Route path="offers/new" element={<OfferEditor />} />
      <Route path="offers/:offerId" element={<OfferEditor />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

/** Offers, grants to players or tiers, and the loyalty programme. */
function BonusTabs() {
  return (
    <>
      <PageHeader title="Bonuses and tiers">Offers, grants to players, and loyalty tiers.</PageHeader>
      <UrlTabs
        label="Bonuses and tiers"
        tabs={bonusTabs}
        content={{
          offers: <Offers />,
          grants: <Grants />,
          tiers: <Tiers />,
        }}
      />
    </>
  );
}
