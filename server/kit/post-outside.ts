import { lookup as lookUpName } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isOutboundAddress } from "./outbound-address.ts";

type OutboundRules = { allowLoopback: boolean; allowHttp: boolean };
export type OutboundFault = { fault: "ADDRESS_REFUSED" | "TIMED_OUT" | "UNREACHABLE" };
/** The answer; `text` is set if the request asked for the body, and null if the body was longer than allowed. */
export type OutboundAnswer = { status: number; text?: string | null } | OutboundFault;

class AddressRefused extends Error {}
class TimedOut extends Error {}

/** Returns the rules for addresses that operators enter for partners. */
export function outboundRules({ mode }: { mode: "sandbox" | "production" }): OutboundRules {
  return { allowLoopback: mode === "sandbox", allowHttp: mode === "sandbox" };
}

/** Parses an address that requests may be sent to; undefined if it is malformed, unencrypted or internal. */
export function parseOutboundUrl(text: string, rules: OutboundRules): URL | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return undefined;
  if (url.protocol !== "https:" && !(rules.allowHttp && url.protocol === "http:")) return undefined;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isOutboundAddress(host, rules) ? url : undefined;
  if (host === "localhost" || host.endsWith(".localhost")) return rules.allowLoopback ? url : undefined;
  return host.includes(".") ? url : undefined;
}

/**
 * Posts a body to an external address. The name is resolved once, every address that it resolves to is checked, and the
 * connection goes to a checked address, so that a name cannot lead into our own network, even if it later resolves to
 * another address. Redirects are not followed, and the answer's body is read only up to `readBytes`, by default not at
 * all.
 */
export function postOutside(
  url: URL,
  request: { headers: Record<string, string>; body: string; timeoutMs: number; readBytes?: number },
  rules: OutboundRules,
  resolveName: typeof lookUpName = lookUpName,
): Promise<OutboundAnswer> {
  if (parseOutboundUrl(url.href, rules) === undefined) return Promise.resolve({ fault: "ADDRESS_REFUSED" });
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const outgoing = send(
      url,
      { method: "POST", headers: request.headers, lookup: checkedLookup(rules, resolveName), agent: false },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const settle = (text?: string | null) => {
          clearTimeout(timer);
          resolve(text === undefined ? { status } : { status, text });
          answer.destroy();
        };
        if (request.readBytes === undefined) settle();
        else readText(answer, request.readBytes).then(settle, fail);
      },
    );
    // Once the headers of the answer have arrived, the request may be destroyed without an error event, so every
    // failure settles the promise itself. Only the first failure counts.
    const fail = (error: Error) => {
      clearTimeout(timer);
      resolve({ fault: faultOf(error) });
      outgoing.destroy();
    };
    const timer = setTimeout(() => fail(new TimedOut()), request.timeoutMs);
    outgoing.on("error", fail);
    outgoing.end(request.body);
  });
}

function faultOf(error: Error): OutboundFault["fault"] {
  if (error instanceof AddressRefused) return "ADDRESS_REFUSED";
  return error instanceof TimedOut ? "TIMED_OUT" : "UNREACHABLE";
}

/** Reads a body as text; null if it is longer than allowed. */
async function readText(answer: AsyncIterable<Buffer>, mostBytes: number): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    length += part.length;
    if (length > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Resolves a name and refuses it if any of its addresses is internal. */
function checkedLookup(rules: OutboundRules, resolveName: typeof lookUpName): LookupFunction {
  return (name, options, done) => {
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => !isOutboundAddress(address, rules))) {
        return done(new AddressRefused(), "", 0);
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
