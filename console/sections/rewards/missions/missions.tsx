import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { MissionEditor } from "./mission-editor.tsx";
import { MissionList } from "./mission-list.tsx";
import { MissionPage } from "./mission-page.tsx";

export function Missions() {
  return (
    <Routes>
      <Route index element={<MissionList />} />
      <Route path="new" element={<MissionEditor />} />
      <Route path=":missionId" element={<MissionPage />} />
      <Route path=":missionId/edit" element={<MissionEditor />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
