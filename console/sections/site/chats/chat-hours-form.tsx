import { getChatHours } from "@parlour/contracts/calls/site/live-chat/get-chat-hours";
import { setChatHoursCall } from "@parlour/contracts/calls/site/live-chat/set-chat-hours";
import type { ChatHours } from "@parlour/contracts/entities/chat-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const setHours = client(setChatHoursCall);

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Opening hours in the format `09:00-12:00, 13:00-17:30`. */
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
  const [timeZone, setTimeZone] = useState(hours.timeZone);
  const [texts, setTexts] = useState(() => days.map((_, index) => spansText(hours, index)));
  const [asking, setAsking] = useState(false);
  const spans = texts.map(parseSpans);
  const isWrong = spans.some((span) => span === undefined) || timeZone.trim() === "";
  return (
    <form
      className="grid max-w-2xl gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) setAsking(true);
      }}
    >
      <p className="text-mist">
        Outside these hours, visitors see the contact form. Chats in progress continue. A day without hours is
        closed.
      </p>
      <TextField
        label="Time zone"
        hint="Such as Europe/Madrid or UTC."
        value={timeZone}
        onChange={(event) => setTimeZone(event.target.value)}
      />
      {days.map((day, index) => (
        <TextField
          key={day}
          label={day}
          placeholder="closed"
          value={texts[index]}
          error={spans[index] === undefined ? "Use the format 09:00-17:30, start time first." : undefined}
          onChange={(event) => setTexts(texts.with(index, event.target.value))}
        />
      ))}
      <div>
        <Button type="submit" variant="primary" disabled={isWrong}>
          Change hours
        </Button>
      </div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Change live chat hours"
        description="Visitors see the change immediately."
        action="Change"
        done="Hours updated"
        onSubmit={async (reason) => {
          const filled = spans.flatMap((span, index) =>
            span && span.length > 0 ? [[String(index + 1), span] as const] : [],
          );
          const body = { hours: { timeZone: timeZone.trim(), spans: Object.fromEntries(filled) }, reason };
          await setHours({ body });
          onDone();
        }}
      />
    </form>
  );
}

function spansText({ spans }: ChatHours, index: number): string {
  const own = spans[String(index + 1) as keyof typeof spans] ?? [];
  return own.map(([opens, closes]) => `${opens}-${closes}`).join(", ");
}

/** Returns undefined if the text isn't a list of time spans. */
function parseSpans(text: string): [string, string][] | undefined {
  if (text.trim() === "") return [];
  const spans = text.split(",").map((part) => /^\s*(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(part));
  const parsed = spans.map((match) => (match ? ([match[1]!, match[2]!] as [string, string]) : undefined));
  return parsed.every((span) => span !== undefined && span[0] < span[1] && span[1] <= "24:00")
    ? (parsed as [string, string][])
    : undefined;
}
