import { Route, Routes } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { PoolList } from "./pool-list.tsx";
import { PoolTermsList } from "./pool-terms-list.tsx";
import { RaceList } from "./race-list.tsx";
import { RacePage } from "./race-page.tsx";
import { racingTabs } from "./racing-tabs.ts";

/** The racing desk: races and pools, and the operators' actions on them. */
export function Racing() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path=":raceId" element={<RacePage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function Overview() {
  return (
    <>
      <PageHeader title="Racing">
        Races start on the server's clock and settle automatically. Open a race to scratch a runner, change
        the off time, lodge an objection or propose another result.
      </PageHeader>
      <UrlTabs
        label="Racing"
        tabs={racingTabs}
        content={{
          races: <RaceList />,
          pools: <PoolList />,
          terms: <PoolTermsList />,
        }}
      />
    </>
  );
}
