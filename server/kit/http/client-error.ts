import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, errors } from "@parlour/contracts/errors";

const lingerMs = 2_000;

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/**
 * Responds to input that Node's HTTP parser rejects. The socket is closed shortly after the response: closing
 * it immediately, with the rest of the request unread, would reset the connection and lose the response.
 */
export function handleClientError(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const errorCode = codes[error.code ?? ""] ?? "BAD_REQUEST";
    const { status } = errors[errorCode];
    const body = JSON.stringify({ errorCode });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.removeAllListeners("data");
    socket.on("data", () => {});
    socket.on("error", () => {});
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
