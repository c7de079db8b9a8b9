import { Switch } from "@parlour/web/ui/switch";
import { useState } from "react";
import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { CannedAnswers } from "./canned-answers.tsx";
import { ChatHoursForm } from "./chat-hours-form.tsx";
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
        tabs={[
          { value: "desk", label: "Desk", content: <DeskView desk={desk} /> },
          { value: "transcripts", label: "Transcripts", content: <Transcripts /> },
          { value: "canned", label: "Canned responses", content: <CannedAnswers /> },
          { value: "hours", label: "Hours", content: <ChatHoursForm /> },
        ]}
      />
    </>
  );
}
