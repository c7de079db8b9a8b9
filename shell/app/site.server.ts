import type { Brand } from "@parlour/contracts/entities/brand";
import { designedColours, filesVersion, hasOwnTheme } from "@parlour/rules/brand-theme";
import { servicesBase } from "@parlour/web/api/services-address";
import { languageNames } from "@parlour/web/i18n/languages";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "./language.server.ts";
import { pageContext } from "./page-context.ts";
import { sharedPicture } from "./parts/picture.server.ts";
import { readPlace } from "./parts/place.server.ts";
import { loadPlayer } from "./parts/player.server.ts";
import { hasRoute } from "./route-paths.server.ts";
import { readCookieChoice } from "./site/consent/choose-cookies.server.ts";
import { readRegion } from "./site/content/content.server.ts";
import { readSiteConfig } from "./site-config.server.ts";
import { brandMessages } from "./words.server.ts";

/**
 * The data for the layout around every page: texts, content of the layout regions, player and site settings.
 */
export async function loadSite(context: Readonly<RouterContextProvider>, request: Request) {
  const page = context.get(pageContext);
  const language = context.get(languageContext);
  const config = readSiteConfig(page);
  const { languagesPublished, languageDefault, channelSearchDelayMs, enableGeoTargeting } = config;
  const [player, header, miniHeader, channelHeader, channelFooter, footer, accountMenu] = await Promise.all([
    loadPlayer(context, request),
    readRegion(context, "header"),
    readRegion(context, "miniHeader"),
    readRegion(context, "channelHeader"),
    readRegion(context, "channelFooter"),
    readRegion(context, "footer"),
    page.session ? readRegion(context, "accountMenu") : [],
  ]);
  const place = await readPlace(page, player?.residence ?? page.location);
  return {
    language,
    languageDefault,
    languages: languagesPublished.filter((code) => code in languageNames),
    messages: brandMessages(
      language,
      [
        "shell",
        "errors",
        "cookies",
        ...(player ? (["player"] as const) : []),
        ...(page.preview ? (["preview"] as const) : []),
      ],
      page.brand.name,
    ),
    origin: page.origin,
    brand: siteBrand(page.brand),
    servicesBase: servicesBase(config.servicesBaseUrl),
    searchDelayMs: channelSearchDelayMs,
    preview: page.preview,
    /** The rules for players who live at this visitor's location. */
    place,
    geoTargeting: enableGeoTargeting,
    signedIn: player !== null,
    player,
    regions: { header, miniHeader, channelHeader, channelFooter, footer, accountMenu },
    cookieChoice: readCookieChoice(request),
    referral: {
      tokenDays: config.affiliateTokenDays,
      checkReferringSite: config["site.config.affiliate.check-referring-site.enabled"],
    },
    // A button is shown only when its page is available.
    canLogIn: hasRoute("login"),
    canJoin: hasRoute("join"),
  };
}

/** The parts of the brand that the layout shows. */
function siteBrand(brand: Brand) {
  const { isFirst, name, mark, licence, colours, heroPicture } = brand;
  return {
    name,
    mark,
    licence,
    themeColour: (colours ?? designedColours).background,
    /** The version of the brand's own theme files; null if it uses the site's theme. */
    theme: hasOwnTheme(brand) ? filesVersion(brand) : null,
    files: isFirst ? null : filesVersion(brand),
    image: heroPicture === null ? undefined : sharedPicture(heroPicture),
  };
}

export type Site = Awaited<ReturnType<typeof loadSite>>;
