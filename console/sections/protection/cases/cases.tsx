import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { CaseList } from "./case-list.tsx";
import { CasePage } from "./case-page.tsx";

export function Cases() {
  return (
    <Routes>
      <Route index element={<CaseList />} />
      <Route path=":caseId" element={<CasePage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
