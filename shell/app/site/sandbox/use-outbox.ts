import type { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { client } from "@parlour/web/api/client";
import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useRef, useState } from "react";

export type OutboxMessage = {
  id: string;
  channel: "sms" | "email";
  to: string;
  subject: string | null;
  text: string;
  code: string | null;
  createdAt: string;
};

const POLL_INTERVAL_MS = 3_000;
const readOutbox = client<typeof listOutbox>("GET", "/sandbox/outbox");

/** The messages as of a few seconds ago; they stay if a read fails. */
export function useOutbox(first: readonly OutboxMessage[] | null) {
  const [messages, setMessages] = useState(first);
  const [failed, setFailed] = useState(first === null);
  const polling = useRef<ReturnType<typeof startPolling> | undefined>(undefined);
  useEffect(() => {
    polling.current = startPolling({
      intervalMs: POLL_INTERVAL_MS,
      async poll(signal) {
        try {
          setMessages(await readOutbox({ signal }));
          setFailed(false);
        } catch {
          if (!signal.aborted) setFailed(true);
        }
      },
    });
    return () => polling.current?.stop();
  }, []);
  return { messages, failed, retry: () => polling.current?.refetch() };
}
