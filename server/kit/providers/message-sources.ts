import type { Kit } from "../kit.ts";
import { messageProviders } from "../messages.ts";
import { environmentKey, type ProviderSource } from "../ports/provider-source.ts";

type TestMessage = (tester: string) => { subject: string; text: string };

/** Describes the e-mail and SMS providers to operators. */
export function messageSources(kit: Kit, testMessage: TestMessage): readonly ProviderSource[] {
  return [emailSource(kit, testMessage), smsSource(kit, testMessage)];
}

const stored = { label: "Runs", value: "inside the sandbox, which stores messages", variable: null };

function emailSource({ config, messages }: Kit, testMessage: TestMessage): ProviderSource {
  const { mode, smtpUrl, mailFrom } = config;
  const url = mode === "production" && smtpUrl !== undefined ? new URL(smtpUrl) : undefined;
  const { kind, id } = messageProviders.email;
  return {
    kind,
    list: async () => [
      {
        id,
        name: url?.hostname ?? "Sandbox outbox",
        isEnabled: true,
        settings: [
          url ? { label: "Server", value: `${url.protocol}//${url.host}`, variable: "SMTP_URL" } : stored,
          { label: "Sender", value: mailFrom, variable: "MAIL_FROM" },
        ],
        keys: url?.password ? [environmentKey("Password", "SMTP_URL", decodeURIComponent(url.password))] : [],
        account: null,
        test: "Sends a test e-mail to your own address.",
      },
    ],
    async test(_, { name, email }) {
      if (email === null) throw new Error("Your account has no e-mail address");
      await messages.sendNow({ channel: "email", to: email, ...testMessage(name) });
      return "The test e-mail was accepted. It should arrive at your address within a minute.";
    },
  };
}

function smsSource({ config, messages }: Kit, testMessage: TestMessage): ProviderSource {
  const { mode, smsGatewayUrl, smsGatewayToken } = config;
  const url = mode === "production" && smsGatewayUrl !== undefined ? new URL(smsGatewayUrl) : undefined;
  const { kind, id } = messageProviders.sms;
  return {
    kind,
    list: async () => [
      {
        id,
        name: url?.hostname ?? "Sandbox outbox",
        isEnabled: true,
        settings: [
          url
            ? { label: "Address", value: `${url.origin}${url.pathname}`, variable: "SMS_GATEWAY_URL" }
            : stored,
        ],
        keys: url && smsGatewayToken ? [environmentKey("Token", "SMS_GATEWAY_TOKEN", smsGatewayToken)] : [],
        account: null,
        test: "Sends a test message to the phone number that you enter. It may cost the price of one message.",
        testNeedsPhone: true,
      },
    ],
    async test(_, { name, phone }) {
      if (phone === undefined) throw new Error("The test needs a phone number");
      await messages.sendNow({ channel: "sms", to: phone, subject: "", text: testMessage(name).text });
      return "The gateway accepted the test message.";
    },
  };
}
