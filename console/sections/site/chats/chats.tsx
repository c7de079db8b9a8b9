import { Switch } from "@parlour/web/ui/switch";
import { useState } from "react";
import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { ChatHoursForm } from "./chat-hours-form.tsx";
import { chatTabs } from "./chat-tabs.ts";
import { DeskView } from "./desk-view.tsx";
import { Transcripts } from "./transcripts.tsx";
import { useChatDesk } from "./use-chat-desk.ts";

const soundKey = "console-chat-sound";

/** The live chat desk. Messages arrive no matter which tab is open. */
export function Chats() {
  const [withSound, setWithSound] = useState(() => localStorage.getItem(soundKey) === "on");
  const desk = useChatDesk({ withSound });
  return (
    <>
      <PageHeader
        title="Live chat"
        actions={
          <Switch
            label="Sound"
            checked={withSound}
            onChange={({ target }) => {
              localStorage.setItem(soundKey, target.checked ? "on" : "off");
              setWithSound(target.checked);
            }}
          />
        }
      />
      <UrlTabs
        label="Live chat"
        tabs={chatTabs}
        content={{
          desk: <DeskView desk={desk} />,
          transcripts: <Transcripts />,
          hours: <ChatHoursForm />,
        }}
      />
    </>
  );
}
