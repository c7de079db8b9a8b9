export type LanguageSources = {
  /** The cookie LANG. */
  cookie?: string | undefined;
  /** The header Accept-Language. */
  acceptLanguage?: string | undefined;
  published: readonly string[];
  fallback: string;
};

/** The language of a page: the visitor's cookie, else the browser's preference, else the site's default. */
export function chooseLanguage({ cookie, acceptLanguage, published, fallback }: LanguageSources): string {
  const chosen = cookie === undefined ? undefined : match(cookie, published);
  if (chosen !== undefined) return chosen;
  for (const wanted of preferences(acceptLanguage ?? "")) {
    const found = match(wanted, published);
    if (found !== undefined) return found;
  }
  return fallback;
}

/** `pt-BR` matches `pt-BR`, else `pt`; `zh-Hans-CN` matches `zh`. */
function match(tag: string, published: readonly string[]): string | undefined {
  const parts = tag.toLowerCase().split("-");
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join("-");
    const found = published.find((language) => language.toLowerCase() === prefix);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The header's tags by preference; ties keep their order, q=0 means never. */
function preferences(header: string): string[] {
  return header
    .slice(0, 512)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) && quality > 0 && quality <= 1)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
