import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatMutes } from "./chat-mutes.tsx";
import { Floor } from "./floor.tsx";
import { liveTableTabs } from "./live-table-tabs.ts";
import { TableEvents } from "./table-events.tsx";
import { TableRounds } from "./table-rounds.tsx";

/** The tables of the live casino: which are open, the moderation of their chats, the record of every round, and what happened when. */
export function LiveTables() {
  return (
    <>
      <PageHeader title="Live tables">
        Messages that three players have reported are hidden until you remove or approve them.
      </PageHeader>
      <UrlTabs
        label="Live tables"
        tabs={liveTableTabs}
        content={{
          reported: <ChatMessages key="reported" isReportOpen />,
          messages: <ChatMessages key="all" />,
          mutes: <ChatMutes />,
          tables: <Floor />,
          rounds: <TableRounds />,
          events: <TableEvents />,
        }}
      />
    </>
  );
}
