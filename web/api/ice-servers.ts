/** A target in angle brackets with its parameters, such as `<turn:turn.example.net>; rel="ice-server"; username="ann"`. */
const linkPattern = /<([^>]*)>((?:\s*;\s*[\w-]+\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s;,"]+))*)/g;
const parameterPattern = /;\s*([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]+))/g;

/** Reads the STUN and TURN servers that a WHIP or WHEP answer names in its `Link` header. */
export function readIceServers(header: string | null): RTCIceServer[] {
  return [...(header ?? "").matchAll(linkPattern)].flatMap(([, urls = "", rest = ""]): RTCIceServer[] => {
    const parameters = Object.fromEntries(
      [...rest.matchAll(parameterPattern)].map(([, name = "", quoted, plain]) => [
        name.toLowerCase(),
        quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "",
      ]),
    );
    const { rel = "", username, credential } = parameters;
    if (!rel.split(/\s+/).includes("ice-server") || !/^(stun|turn)s?:/i.test(urls)) return [];
    return [{ urls, ...(username !== undefined && credential !== undefined && { username, credential }) }];
  });
}
