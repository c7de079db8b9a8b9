import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Config } from "./config.ts";
import type { KitHandle } from "./create-kit.ts";
import { deleteStaleMessages } from "./outbox.ts";
import { daysBefore } from "./retention.ts";
import { openTestKit } from "./testing/test-kit.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => server.close());
  return (server.address() as AddressInfo).port;
}

/** Opens a mail server that implements just enough SMTP to accept messages. */
async function openMailbox(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.write("220 mailbox\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      if (mail !== undefined) {
        mail += chunk.toString();
        if (!mail.endsWith("\r\n.\r\n")) return;
        mails.push(mail);
        mail = undefined;
        socket.write("250 taken\r\n");
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      if (command === "DATA") mail = "";
      if (command === "QUIT") socket.end("221 bye\r\n");
      else socket.write(command === "DATA" ? "354 go on\r\n" : "250 mailbox\r\n");
    });
  });
  return { url: `smtp://127.0.0.1:${await listen(server)}`, mails };
}

/** Opens an SMS gateway that fails a given number of times before it accepts a message. */
async function openGateway(failures: number) {
  const taken: { key: unknown; token: unknown; body: unknown }[] = [];
  let asked = 0;
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked++;
    if (asked > failures) {
      const { authorization, "idempotency-key": key } = request.headers;
      taken.push({ key, token: authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    }
    response.writeHead(asked > failures ? 202 : 503).end();
  });
  return { url: `http://127.0.0.1:${await listen(server)}/send`, taken, asked: () => asked };
}

async function openProduction(config: Partial<Config>): Promise<KitHandle> {
  const handle = await openTestKit({
    config: {
      mode: "production",
      smtpUrl: "smtp://127.0.0.1:9",
      smsGatewayToken: "gateway-token",
      ...config,
    },
  });
  closers.push(handle.close);
  return handle;
}

describe("production messages", () => {
  it("are sent once their transaction commits, and are not stored", async () => {
    const mailbox = await openMailbox();
    const { kit } = await openProduction({ smtpUrl: mailbox.url });
    const mail = { channel: "email", to: "ann@parlour.example", subject: "Welcome" } as const;
    const failing = kit.db.transaction(async (tx) => {
      await kit.messages.send({ ...mail, text: "never sent" }, tx);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow();
    await kit.db.transaction((tx) =>
      kit.messages.send(
        { ...mail, text: "code 123456", html: "<p>code <b>123456</b></p>", code: "123456" },
        tx,
      ),
    );
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 40_000 });
    const [sent] = mailbox.mails;
    for (const part of [
      "To: ann@parlour.example",
      "Subject: Welcome",
      "no-reply@parlour.example",
      "code 123456",
    ]) {
      expect(sent).toContain(part);
    }
    expect(sent).toContain("<b>123456</b>");
    await vi.waitFor(async () => expect(await kit.db.query("select id from outbox_messages")).toEqual([]), {
      timeout: 10_000,
    });
  });

  it("that no provider accepted are deleted after a week", async () => {
    const { kit } = await openProduction({ smsGatewayUrl: "http://127.0.0.1:9/" });
    await kit.messages.send({ channel: "sms", to: "+15550100", subject: "", text: "old" });
    const storedAfter = async (days: number) => {
      await deleteStaleMessages(kit.db, daysBefore(new Date(), 7 - days));
      return await kit.db.query("select text from outbox_messages");
    };
    expect(await storedAfter(6)).toEqual([{ text: "old" }]);
    expect(await storedAfter(8)).toEqual([]);
  });

  it("survive a gateway that fails at first, under one key", async () => {
    const gateway = await openGateway(1);
    const { kit } = await openProduction({ smsGatewayUrl: gateway.url });
    await kit.messages.send({
      channel: "sms",
      to: "+15550100",
      subject: "",
      text: "code 654321",
      code: "654321",
    });
    await vi.waitFor(() => expect(gateway.taken).toHaveLength(1), { timeout: 40_000 });
    expect(gateway.taken[0]).toMatchObject({
      token: "Bearer gateway-token",
      body: { to: "+15550100", text: "code 654321" },
    });
    expect(gateway.taken[0]!.key).toMatch(/^message_/);
    expect(gateway.asked()).toBe(2);
  });
});
