import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { BetList } from "./bet-list.tsx";
import { EventList } from "./event-list.tsx";
import { EventPage } from "./event-page.tsx";
import { LimitList } from "./limit-list.tsx";

export function Trading() {
  return (
    <Routes>
      <Route index element={<EventList />} />
      <Route path="bets" element={<BetList />} />
      <Route path="limits" element={<LimitList />} />
      <Route path=":event" element={<EventPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
