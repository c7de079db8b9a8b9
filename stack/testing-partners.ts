import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedEvent = { headers: IncomingHttpHeaders; text: string; body: Record<string, unknown> };

/** Starts a partner's server on loopback, which answers every event with the status that a test sets. */
export async function startPartner() {
  const received: ReceivedEvent[] = [];
  const partner = { received, status: 204, url: "", close: () => {} };
  const server = createServer((request, answer) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, text, body: JSON.parse(text) });
      answer.writeHead(partner.status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  partner.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  partner.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return partner;
}

/** Checks a delivery as a partner does: any of its signatures must match. */
export function isSignedWith(secret: string, { headers, text }: ReceivedEvent): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  const right = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(right);
}
