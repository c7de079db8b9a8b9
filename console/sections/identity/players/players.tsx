import { Route, Routes } from "react-router";
import { PlayerPage } from "./player-page.tsx";
import { PlayerSearch } from "./player-search.tsx";

export function Players() {
  return (
    <Routes>
      <Route index element={<PlayerSearch />} />
      <Route path=":playerId" element={<PlayerPage />} />
      <Route path=":playerId/:tab" element={<PlayerPage />} />
    </Routes>
  );
}
