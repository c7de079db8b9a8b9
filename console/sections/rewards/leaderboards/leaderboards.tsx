import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { LeaderboardEditor } from "./leaderboard-editor.tsx";
import { LeaderboardList } from "./leaderboard-list.tsx";
import { LeaderboardPage } from "./leaderboard-page.tsx";

export function Leaderboards() {
  return (
    <Routes>
      <Route index element={<LeaderboardList />} />
      <Route path="new" element={<LeaderboardEditor />} />
      <Route path=":leaderboardId" element={<LeaderboardPage />} />
      <Route path=":leaderboardId/edit" element={<LeaderboardEditor />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
