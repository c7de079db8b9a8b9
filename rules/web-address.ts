/** Well-known top-level domains of more than two letters. Those of two letters all belong to countries. */
const endings = new Set(
  (
    "com net org info biz edu gov mil int name pro mobi tel asia aero coop jobs app dev xyz top vip win fun icu cyou " +
    "sbs lol buzz cam bar online site website web shop store club live life link click page blog cloud tech host " +
    "space world today zone news email chat social network media digital agency video stream tube download money " +
    "cash bank finance credit loan loans trade exchange bid casino bet poker bingo game games lotto racing dating " +
    "adult porn sex xxx onion онлайн сайт орг ком москва"
  ).split(" "),
);

/**
 * Whether mail programs and chats would turn part of the text into a link: `www.` or a dot before a well-known
 * ending, as in `name.com`. A dot between other words, as in `Jean.Luc`, is not an address.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  if (/(^|[^\p{L}\p{N}])www\./u.test(plain)) return true;
  const parts = plain.matchAll(/\.(\p{L}{2,})(?![\p{L}\p{N}])/gu);
  return [...parts].some(([, part = ""]) => [...part].length === 2 || endings.has(part));
}
