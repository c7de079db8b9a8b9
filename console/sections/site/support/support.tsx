import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { Inbox } from "./inbox.tsx";
import { SupportReport } from "./report.tsx";
import { supportTabs } from "./support-tabs.ts";
import { Tags } from "./tags.tsx";
import { Targets } from "./targets.tsx";
import { Templates } from "./templates.tsx";

/** Everything that live chat and messages share: deadlines, tags, templates and results. */
export function Support() {
  return (
    <>
      <PageHeader title="Support">Chats and messages together, with their deadlines.</PageHeader>
      <UrlTabs
        label="Support"
        tabs={supportTabs}
        content={{
          conversations: <Inbox />,
          report: <SupportReport />,
          templates: <Templates />,
          tags: <Tags />,
          targets: <Targets />,
        }}
      />
    </>
  );
}
