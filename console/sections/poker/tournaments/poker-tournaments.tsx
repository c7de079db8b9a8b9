import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Route, Routes } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import { TournamentList } from "./tournament-list.tsx";
import { TournamentPage } from "./tournament-page.tsx";

/** The pages on which operators create, monitor and cancel scheduled poker tournaments. */
export function PokerTournaments() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path=":tournamentId" element={<TournamentPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function Overview() {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Poker tournaments"
        actions={
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create tournament
          </Button>
        }
      >
        Scheduled tournaments start, balance their tables and pay out automatically. Open one to follow or
        cancel it.
      </PageHeader>
      <TournamentList />
      {isCreating ? <CreateDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}
