import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { PlayerList } from "./player-list.tsx";
import { PlayerPage } from "./player-page.tsx";

export function Players() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path=":playerId" element={<PlayerPage />} />
      <Route path=":playerId/:tab" element={<PlayerPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
