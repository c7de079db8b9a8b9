import { OPEN_LIVE_CHAT_ATTRIBUTE } from "@parlour/contracts/constants";
import { href } from "@parlour/contracts/entities/content-blocks";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The allowed elements. All attributes are removed except those of links. */
const allowedElements = new Set([
  ..."p h2 h3 h4 ul ol li a strong em s sub sup br hr blockquote code".split(" "),
  ..."table thead tbody tr th td caption dl dt dd".split(" "),
]);
const renamed: Readonly<Record<string, string>> = { b: "strong", i: "em", h1: "h2", strike: "s", del: "s" };
const empty = new Set(["br", "hr"]);
/** Elements that are removed together with their content. */
const dropped = new Set(
  "script style template noscript iframe object embed svg math head title textarea select noframes noembed xmp plaintext".split(
    " ",
  ),
);
const html = "http://www.w3.org/1999/xhtml";
/** The maximum nesting depth, deeper than any genuine text; anything beyond is removed. */
const deepest = 40;

/**
 * Sanitises HTML: parses it as a browser would, then writes it again from the allowed elements only. Other
 * elements are replaced by their text.
 */
export function cleanHtml(text: string): string {
  return writeAll(parseFragment(text).childNodes, 0);
}

function writeAll(nodes: readonly Node[], depth: number): string {
  return nodes.map((node) => write(node, depth)).join("");
}

function write(node: Node, depth: number): string {
  if (node.nodeName === "#text") return escapeText((node as DefaultTreeAdapterTypes.TextNode).value);
  if (!("tagName" in node)) return "";
  const { tagName, namespaceURI, childNodes } = node as Element;
  if (namespaceURI !== html || dropped.has(tagName) || depth >= deepest) return "";
  const name = renamed[tagName] ?? tagName;
  const inner = empty.has(name) ? "" : writeAll(childNodes, depth + 1);
  if (!allowedElements.has(name)) return inner;
  if (empty.has(name)) return `<${name}>`;
  if (name !== "a") return `<${name}>${inner}</${name}>`;
  const attributes = linkAttributes(node as Element);
  return attributes === undefined ? inner : `<a${attributes}>${inner}</a>`;
}

/** Returns a link's attributes; undefined for an unsafe target, which turns the link into plain text. */
function linkAttributes({ attrs }: Element): string | undefined {
  const find = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const chat = find(OPEN_LIVE_CHAT_ATTRIBUTE) ?? find("open-live-chat");
  const target = find("href")?.trim() ?? "";
  const isSafe = href.safeParse(target).success;
  if (!isSafe && chat === undefined) return undefined;
  const address = ` href="${escapeText(isSafe ? target : "/contact-us")}"`;
  const outside = target.startsWith("https:") ? ' rel="noopener noreferrer"' : "";
  return address + outside + (chat === undefined ? "" : ` ${OPEN_LIVE_CHAT_ATTRIBUTE}=""`);
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\u00a0", "&nbsp;");
}
