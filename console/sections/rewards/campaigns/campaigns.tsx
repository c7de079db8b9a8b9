import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { CampaignEditor } from "./campaign-editor.tsx";
import { CampaignList } from "./campaign-list.tsx";
import { CampaignPage } from "./campaign-page.tsx";

export function Campaigns() {
  return (
    <Routes>
      <Route index element={<CampaignList />} />
      <Route path="new" element={<CampaignEditor />} />
      <Route path=":campaignId" element={<CampaignPage />} />
      <Route path=":campaignId/edit" element={<CampaignEditor />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
