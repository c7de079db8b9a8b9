type Listener = (params: Record<string, unknown>) => void;

/** A page controlled through the DevTools protocol, with only the calls that the benchmarks need. */
export type DevtoolsPage = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  on(event: string, listener: Listener): void;
  evaluate<Value>(expression: string): Promise<Value>;
  until(expression: string, patienceMs?: number): Promise<void>;
  close(): void;
};

const askEveryMs = 100;

export async function openPage(port: number): Promise<DevtoolsPage> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: "PUT" });
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("the browser does not answer"));
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, Listener[]>();
  let lastId = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.id === undefined) {
      for (const listener of listeners.get(message.method) ?? []) listener(message.params);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message.result);
  };
  const send: DevtoolsPage["send"] = (method, params = {}) => {
    const asked = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(++lastId, asked);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return asked.promise;
  };
  const page: DevtoolsPage = {
    send,
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = (await send("Runtime.evaluate", {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: Value; description?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
      return result.value;
    },
    async until(expression, patienceMs = 60_000) {
      const deadline = performance.now() + patienceMs;
      while (!(await page.evaluate<boolean>(expression))) {
        if (performance.now() > deadline) throw new Error(`never held: ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      }
    },
    close: () => socket.close(),
  };
  return page;
}
