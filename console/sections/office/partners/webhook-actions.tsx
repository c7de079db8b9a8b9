import { changeWebhookState } from "@parlour/contracts/calls/office/webhooks/change-webhook-state";
import { issueWebhookSecret } from "@parlour/contracts/calls/office/webhooks/issue-webhook-secret";
import { testWebhook } from "@parlour/contracts/calls/office/webhooks/test-webhook";
import type { Webhook } from "@parlour/contracts/entities/webhook";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { changeOrPropose, propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type IssuedSecret, SecretDialog } from "../../../parts/secret-dialog.tsx";
import { useIsProposal } from "../../../parts/use-second-person.ts";
import { faultWords } from "./partner-words.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

const issue = client(issueWebhookSecret);
const change = client(changeWebhookState);
const test = client(testWebhook);

type WebhookActionsProps = { webhook: Webhook; onChanged: () => void; onReplay: () => void };

export function WebhookActions({ webhook, onChanged, onReplay }: WebhookActionsProps) {
  const [action, setAction] = useState<"CHANGE" | "SECRET" | "STATE" | null>(null);
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const [testing, setTesting] = useState(false);
  const params = { webhookId: webhook.id };
  const isAgreed = webhook.newSecret?.collector.id === useOperator().id;
  const isProposed = useIsProposal("WEBHOOK_SECRET") && !isAgreed;
  const isReady = webhook.state === "READY";
  const isEnabled = webhook.state === "ENABLED";
  const close = () => setAction(null);

  const sendTest = async () => {
    setTesting(true);
    try {
      const { fault, answerStatus } = await test({ params, body: {} });
      const answered = answerStatus === null ? "" : ` Status ${answerStatus}.`;
      showToast(
        fault === null
          ? { tone: "success", title: `The test event arrived.${answered}` }
          : { tone: "danger", title: `The test event failed. ${faultWords[fault]}${answered}` },
      );
      onChanged();
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    } finally {
      setTesting(false);
    }
  };
  return (
    <>
      {isReady ? null : (
        <>
          <Button loading={testing} onClick={sendTest}>
            Send test event
          </Button>
          <Button onClick={onReplay} disabled={!isEnabled}>
            Replay
          </Button>
        </>
      )}
      <Button onClick={() => setAction("CHANGE")}>Change</Button>
      <Button variant={isReady ? "primary" : "secondary"} onClick={() => setAction("SECRET")}>
        {isReady || isAgreed ? "Create secret" : "Rotate secret"}
      </Button>
      {isReady ? null : (
        <Button onClick={() => setAction("STATE")}>{isEnabled ? "Disable" : "Enable"}</Button>
      )}
      <WebhookDialog open={action === "CHANGE"} webhook={webhook} onClose={close} />
      <ReasonDialog
        open={action === "SECRET"}
        onClose={close}
        title={isReady ? "Create the secret" : "Rotate the secret"}
        done={isProposed ? "Proposed. Another operator must approve it." : undefined}
        description={`${
          isReady
            ? "The signing secret is shown once, and events are sent from then on."
            : "A new signing secret is shown once. For one day, deliveries are signed with both secrets."
        }${isProposed ? " Another administrator must approve this; then you create it here." : ""}`}
        action={isProposed ? "Propose" : isReady || isAgreed ? "Create secret" : "Rotate"}
        onSubmit={async (reason) => {
          const proposal = { kind: "WEBHOOK_SECRET", data: params, reason };
          const create = async () => {
            const { secret } = await issue({ params, body: { reason } });
            setIssued({
              title: `Signing secret of ${webhook.name}`,
              hint: "The partner uses it to verify signatures.",
              secret,
            });
          };
          const outcome = isProposed
            ? await propose({ body: proposal })
            : await changeOrPropose(create, proposal);
          onChanged();
          return outcome;
        }}
      />
      <ReasonDialog
        open={action === "STATE"}
        onClose={close}
        title={isEnabled ? `Disable ${webhook.name}` : `Enable ${webhook.name}`}
        description={
          isEnabled
            ? "Nothing is sent while the webhook is disabled, and events from that time aren't sent later."
            : "Events are sent again from now on. Failed deliveries can be replayed."
        }
        action={isEnabled ? "Disable" : "Enable"}
        danger={isEnabled}
        onSubmit={async (reason) => {
          await change({ params, body: { state: isEnabled ? "DISABLED" : "ENABLED", reason } });
          onChanged();
        }}
      />
      <SecretDialog issued={issued} onClose={() => setIssued(null)} />
    </>
  );
}
