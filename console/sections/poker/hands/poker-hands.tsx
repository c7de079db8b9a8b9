import { Route, Routes } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { HandPage } from "./hand-page.tsx";
import { HandSearch } from "./hand-search.tsx";
import { VoidedHands } from "./voided-hands.tsx";

export function PokerHands() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path=":handId" element={<HandPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function Overview() {
  return (
    <>
      <PageHeader title="Poker hands">
        Finished hands, newest first. Opening a hand shows every player's cards and is recorded in the audit
        log. Signs of unfair play open player protection cases.
      </PageHeader>
      <HandSearch />
      <VoidedHands />
    </>
  );
}
