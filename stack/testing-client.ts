import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Answer, Body, Call, Params, Query } from "@parlour/contracts/call";

export type ClientAnswer<Value> = { status: number; headers: Headers; body: Value };

export type CallOptions<C extends Call> = {
  params?: Params<C> | Record<string, string>;
  query?: Query<C> | Record<string, string>;
  body?: Body<C> | Record<string, unknown>;
  headers?: Record<string, string>;
};

export type TestClient = {
  cookies: Map<string, string>;
  /** The session's public handle, which replaces `{session}` in paths. */
  session: string | undefined;
  /** Makes a contract call and checks a successful response against the contract. */
  call<C extends Call>(call: C, options?: CallOptions<C>): Promise<ClientAnswer<Answer<C>>>;
  /** Sends any request. A text body is sent unchanged, any other as JSON. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<ClientAnswer<unknown>>;
};

/** Creates a client. If a host name is given, the client opens the site of the brand with that host name. */
export function createClient(server: string, host?: string): TestClient {
  const origin = host === undefined ? server : `http://${host}`;
  const send = host === undefined ? fetch : fetchAs(host);
  const cookies = new Map<string, string>();
  const client: TestClient = {
    cookies,
    session: undefined,
    async send(method, path, { body, headers = {} } = {}) {
      const response = await send(`${server}${path}`, {
        method,
        redirect: "manual",
        headers: {
          ...(method !== "GET" && { origin }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(cookies.size > 0 && { cookie: formatCookies(cookies) }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      keepCookies(cookies, response.headers);
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && text ? JSON.parse(text) : text,
      };
    },
    async call(call, { params, query, body, headers } = {}) {
      const values: Record<string, unknown> = {
        ...(client.session && { session: client.session }),
        ...(params as object),
      };
      const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(String(values[name])),
      );
      const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
      const answer = await client.send(call.method, search ? `${path}?${search}` : path, {
        ...(body !== undefined && { body }),
        ...(headers !== undefined && { headers }),
      });
      // The server does not validate its responses, so the test client does.
      const schema = call.answers[answer.status];
      if (schema !== undefined && answer.body !== "") schema.parse(answer.body);
      return answer as never;
    },
  };
  return client;
}

type Init = { method: string; headers: Record<string, string>; body?: string };

/** Returns a function like `fetch` that sends this Host header, which `fetch` itself does not allow. */
function fetchAs(host: string) {
  return (url: string, { method, headers, body }: Init): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method, headers: { ...headers, host } }, async (answer) => {
        const received = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct)) {
          for (const value of values ?? []) received.append(name, value);
        }
        const status = answer.statusCode ?? 500;
        const bytes = await buffer(answer);
        const isEmpty = status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers: received }));
      });
      sent.on("error", reject);
      sent.end(body);
    });
}

function formatCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}
