import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { ProviderList } from "./provider-list.tsx";
import { ProviderDetails } from "./provider-page.tsx";

export function Providers() {
  return (
    <Routes>
      <Route index element={<ProviderList />} />
      <Route path=":kind/:providerId" element={<ProviderDetails />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
