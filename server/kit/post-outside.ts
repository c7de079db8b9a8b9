import { lookup as lookUpName } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isOutboundAddress } from "./outbound-address.ts";

type OutboundRules = { allowLoopback: boolean; allowHttp: boolean };
export type OutboundAnswer = { status: number } | { fault: "ADDRESS_REFUSED" | "TIMED_OUT" | "UNREACHABLE" };

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
 * another address. Redirects are not followed, and the answer's body is not read.
 */
export function postOutside(
  url: URL,
  request: { headers: Record<string, string>; body: string; timeoutMs: number },
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
        clearTimeout(timer);
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      },
    );
    const timer = setTimeout(() => outgoing.destroy(new TimedOut()), request.timeoutMs);
    outgoing.on("error", (error) => {
      clearTimeout(timer);
      const fault =
        error instanceof AddressRefused
          ? "ADDRESS_REFUSED"
          : error instanceof TimedOut
            ? "TIMED_OUT"
            : "UNREACHABLE";
      resolve({ fault });
    });
    outgoing.end(request.body);
  });
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
