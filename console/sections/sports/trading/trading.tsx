import { Route, Routes } from "react-router";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { EventList } from "./event-list.tsx";
import { EventPage } from "./event-page.tsx";

export function Trading() {
  return (
    <Routes>
      <Route index element={<EventList />} />
      <Route path=":event" element={<EventPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}
