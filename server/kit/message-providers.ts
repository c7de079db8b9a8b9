import { createTransport } from "nodemailer";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Jobs } from "./jobs.ts";
import { type Message, type Messages, messageProviders } from "./messages.ts";
import { deleteStoredMessage, findStoredMessage, storeMessage } from "./outbox.ts";
import type { ProviderCalls } from "./providers/provider-calls.ts";
import type { Random } from "./random.ts";
import { type Fetch, providerFetch } from "./tracing/provider-fetch.ts";
import type { Tracing } from "./tracing/start-tracing.ts";

type ProviderConfig = Pick<Config, "smtpUrl" | "mailFrom" | "smsGatewayUrl" | "smsGatewayToken">;
type Parts = {
  config: ProviderConfig;
  db: Database;
  clock: Clock;
  random: Random;
  jobs: Jobs;
  providerCalls: ProviderCalls;
  tracing?: Tracing | undefined;
};

const jobName = "send-message";
const sendTimeoutMs = 15_000;

/**
 * Sends messages in production. A message is stored with a job in the caller's transaction and sent by that job, so
 * that neither a crash nor an outage of the provider loses it. It is deleted once the provider has accepted it.
 */
export function createProviderMessages(parts: Parts): Messages & { start(): Promise<void> } {
  const { config, db, jobs, tracing, providerCalls } = parts;
  const senders: Record<Message["channel"], Sender> = {
    email: traceMail(tracing, createMailSender(config)),
    sms: createSmsSender(config, providerFetch(tracing, "sms")),
  };
  return {
    async send(message, tx) {
      if (!tx) return await db.transaction((own) => this.send(message, own));
      const messageId = await storeMessage(tx, parts, message);
      await jobs.enqueue(tx, jobName, { messageId }, { singletonKey: messageId });
    },
    async sendNow(message) {
      await senders[message.channel](message, parts.random.id("message"));
    },
    async start() {
      await jobs.work<{ messageId: string }>(jobName, async ({ messageId }) => {
        const message = await findStoredMessage(db, messageId);
        if (!message) return;
        const provider = messageProviders[message.channel];
        await providerCalls.watch(provider, () => senders[message.channel](message, messageId));
        await deleteStoredMessage(db, messageId);
      });
    },
  };
}

type Sender = (message: Message, messageId: string) => Promise<void>;

function createMailSender({ smtpUrl, mailFrom }: ProviderConfig): Sender {
  const timeouts = { connectionTimeout: sendTimeoutMs, socketTimeout: sendTimeoutMs };
  const transport = createTransport({ url: smtpUrl!, ...timeouts });
  return async ({ to, from = mailFrom, subject, text, html }, messageId) => {
    await transport.sendMail({ from, to, subject, text, html, headers: { "X-Message-Id": messageId } });
  };
}

/** Records each e-mail that is handed to the mail server as a span. */
function traceMail(tracing: Tracing | undefined, send: Sender): Sender {
  if (tracing === undefined) return send;
  const options = { kind: "client", attributes: { "parlour.provider": "mail" } } as const;
  return (message, messageId) =>
    tracing.tracer.trace("provider mail", options, () => send(message, messageId));
}

/**
 * Creates a sender for the SMS gateway, which takes `{to, text}` as JSON and recognises a repeated send by
 * its `Idempotency-Key`.
 */
function createSmsSender({ smsGatewayUrl, smsGatewayToken }: ProviderConfig, ask: Fetch): Sender {
  return async ({ to, text }, messageId) => {
    const answer = await ask(smsGatewayUrl!, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${smsGatewayToken}`,
        "Idempotency-Key": messageId,
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  };
}
