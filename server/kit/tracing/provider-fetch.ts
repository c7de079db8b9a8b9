import type { Tracing } from "./start-tracing.ts";
import { formatTraceparent } from "./trace-context.ts";

export type Fetch = typeof fetch;

type FetchOptions = {
  /** Whether requests carry a `traceparent`, so that the provider can continue the trace. Public sources get none. */
  passesTrace?: boolean;
};

/** Returns the function that sends requests to a provider. Without traces it is plain `fetch`. */
export function providerFetch(
  tracing: Tracing | undefined,
  provider: string,
  { passesTrace = true }: FetchOptions = {},
): Fetch {
  if (tracing === undefined) return (input, init) => fetch(input, init);
  return (input, init) => {
    const attributes = { "parlour.provider": provider, "http.request.method": init?.method ?? "GET" };
    return tracing.tracer.trace(`provider ${provider}`, { kind: "client", attributes }, async (span) => {
      const headers = new Headers(init?.headers);
      if (passesTrace) headers.set("traceparent", formatTraceparent(span.context));
      const response = await fetch(input, { ...init, headers });
      span.set({ "http.response.status_code": response.status });
      if (!response.ok) span.fail();
      return response;
    });
  };
}
