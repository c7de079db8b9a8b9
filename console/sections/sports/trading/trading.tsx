import { Route, Routes } from "react-router";
import { EventList } from "./event-list.tsx";
import { EventPage } from "./event-page.tsx";

export function Trading() {
  return (
    <Routes>
      <Route index element={<EventList />} />
      <Route path=":event" element={<EventPage />} />
    </Routes>
  );
}
