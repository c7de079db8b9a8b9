import { Route, Routes } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { PageNotFound } from "../../../parts/page-not-found.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { partnerTabs } from "./partner-tabs.ts";
import { WebhookPage } from "./webhook-page.tsx";
import { Webhooks } from "./webhooks.tsx";

export function Partners() {
  return (
    <Routes>
      <Route index element={<PartnerTabs />} />
      <Route path="webhooks/:webhookId" element={<WebhookPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function PartnerTabs() {
  return (
    <>
      <PageHeader title="Partners">
        What partners may read with an API key, and where events are sent. New keys and addresses need a
        second administrator's approval.
      </PageHeader>
      <UrlTabs
        label="Partners"
        tabs={partnerTabs}
        content={{
          keys: <ApiKeys />,
          webhooks: <Webhooks />,
        }}
      />
    </>
  );
}
