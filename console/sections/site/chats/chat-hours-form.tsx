import { getChatHours } from "@parlour/contracts/calls/site/live-chat/get-chat-hours";
import { setChatHoursCall } from "@parlour/contracts/calls/site/live-chat/set-chat-hours";
import type { ChatHours } from "@parlour/contracts/entities/chat-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { OpeningHoursFields, parseHours, typedHours } from "../../../parts/opening-hours-fields.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useDraft } from "../../../parts/use-draft.ts";

const setHours = client(setChatHoursCall);

export function ChatHoursForm() {
  const resource = useCall(getChatHours, {});
  if (resource.error !== undefined && resource.value === undefined) {
    return (
      <ErrorState title="Couldn't load the hours" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (resource.value === undefined) return <FormSkeleton fields={5} />;
  return <Form key={JSON.stringify(resource.value)} hours={resource.value} onDone={resource.reload} />;
}

function Form({ hours, onDone }: { hours: ChatHours; onDone: () => void }) {
  const initial = typedHours(hours);
  const draft = useDraft("live chat hours", initial);
  const { value: typed, set: setTyped } = draft;
  const [asking, setAsking] = useState(false);
  const parsed = parseHours(typed);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(initial);
  return (
    <>
      <form
        className="grid max-w-2xl gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed !== undefined) setAsking(true);
        }}
      >
        <DraftNotice draft={draft} />
        <p className="text-mist">
          Outside these hours, visitors see the contact form. Chats in progress continue. A day without hours
          is closed.
        </p>
        <OpeningHoursFields hours={typed} onChange={setTyped} />
        <div>
          <Button type="submit" variant="primary" disabled={parsed === undefined || !isChanged}>
            Change hours
          </Button>
        </div>
      </form>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Change live chat hours"
        description="Visitors see the change immediately."
        action="Change"
        done="Hours updated"
        about="live chat hours"
        onSubmit={async (reason) => {
          if (parsed === undefined) return false;
          await setHours({ body: { hours: parsed, reason } });
          draft.clear();
          onDone();
        }}
      />
    </>
  );
}
