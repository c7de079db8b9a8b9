import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ChatMutes } from "./chat-mutes.tsx";
import { TableRounds } from "./table-rounds.tsx";

/** The tables of the live casino: the moderation of their chats, and the record of every round. */
export function LiveTables() {
  return (
    <>
      <PageHeader title="Live tables">
        Messages that three players have reported are hidden until you remove or approve them.
      </PageHeader>
      <UrlTabs
        label="Live tables"
        tabs={[
          {
            value: "reported",
            label: "Reported messages",
            content: <ChatMessages key="reported" isReportOpen />,
          },
          { value: "messages", label: "All messages", content: <ChatMessages key="all" /> },
          { value: "mutes", label: "Muted players", content: <ChatMutes /> },
          { value: "rounds", label: "Rounds", content: <TableRounds /> },
        ]}
      />
    </>
  );
}
