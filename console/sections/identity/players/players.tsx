import { Route, Routes } from "react-router";
import { PlayerList } from "./player-list.tsx";
import { PlayerPage } from "./player-page.tsx";

export function Players() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path=":playerId" element={<PlayerPage />} />
      <Route path=":playerId/:tab" element={<PlayerPage />} />
    </Routes>
  );
}
