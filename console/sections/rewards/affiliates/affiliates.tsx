import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { AffiliateList } from "./affiliate-list.tsx";
import { AffiliatePage } from "./affiliate-page.tsx";

export function Affiliates() {
  return (
    <Routes>
      <Route index element={<AffiliateList />} />
      <Route path=":affiliateId" element={<AffiliatePage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
