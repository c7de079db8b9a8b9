export type LanguageSources = {
  /** The value of the cookie LANG. */
  cookie?: string | undefined;
  /** The value of the Accept-Language header. */
  acceptLanguage?: string | undefined;
  published: readonly string[];
  fallback: string;
};

/**
 * The language of a page: from the visitor's cookie, else from the browser's preferences, else the site's
 * default.
 */
export function chooseLanguage({ cookie, acceptLanguage, published, fallback }: LanguageSources): string {
  const chosen = cookie === undefined ? undefined : match(cookie, published);
  if (chosen !== undefined) return chosen;
  for (const wanted of preferences(acceptLanguage ?? "")) {
    const found = match(wanted, published);
    if (found !== undefined) return found;
  }
  return fallback;
}

/**
 * Finds the published language for a tag: `pt-BR` matches `pt-BR`, or else `pt`; `zh-Hans-CN` matches `zh`.
 */
function match(tag: string, published: readonly string[]): string | undefined {
  const parts = tag.toLowerCase().split("-");
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join("-");
    const found = published.find((language) => language.toLowerCase() === prefix);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The language tags of the header by preference; equal weights keep their order, and q=0 excludes a tag. */
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
