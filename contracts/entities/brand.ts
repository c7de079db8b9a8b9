import { z } from "zod";
import { languageCodes } from "../languages.ts";
import { emailInput, shortText } from "./text.ts";

/** The brand that exists in every installation. It serves every host name that no other brand has. */
export const FIRST_BRAND_ID = "main";

/** The built-in pictures that can be shown beside a brand's name. */
export const BRAND_MARKS = ["fan", "crown", "wave", "comet"] as const;
/** Typefaces that the site serves itself or that every device has. */
export const BRAND_FONTS = ["fraunces", "inter", "serif", "sans"] as const;

export const brandIdInput = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colours of a brand's site. The server checks the contrast between text and background. */
export const brandColours = z.object({
  background: colour,
  surface: colour,
  raised: colour,
  line: colour,
  text: colour,
  mutedText: colour,
  accent: colour,
  /** A lighter accent colour for links and the brand's name. */
  accentText: colour,
  /** The text on buttons in the accent colour. */
  onAccent: colour,
});
export type BrandColours = z.infer<typeof brandColours>;

const hostName = z
  .string()
  .max(253)
  .regex(/^(?!\d+(\.\d+){3}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/);

const pictureName = z.string().regex(/^[a-z0-9/_-]{1,80}$/);

/** The settings of a brand that operators edit. Null means that the site's setting applies. */
export const brandDocument = z.object({
  name: shortText(24),
  /** Host names without a port; links in e-mails use the first one. */
  hosts: z.array(hostName).max(10),
  mark: z.enum(BRAND_MARKS),
  colours: brandColours.nullable(),
  titleFont: z.enum(BRAND_FONTS),
  textFont: z.enum(BRAND_FONTS),
  /** The picture at the top of the home page and of shared links, by name. */
  heroPicture: pictureName.nullable(),
  languages: z.array(z.enum(languageCodes)).min(1).max(languageCodes.length).nullable(),
  languageDefault: z.enum(languageCodes).nullable(),
  /** The currencies in which players can open an account. */
  currencies: z
    .array(z.string().regex(/^[A-Z]{3,5}$/))
    .min(1)
    .max(30)
    .nullable(),
  defaultCurrency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .nullable(),
  /** The content bucket of this brand; pages that are missing from the bucket come from the shared content. */
  bucket: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/)
    .nullable(),
  /** The licence and company at the end of every page. */
  licence: shortText(600).nullable(),
  /** The sender of e-mails, such as `Name <no-reply@brand.example>`. */
  mailFrom: z
    .string()
    .max(200)
    .regex(/^[^<>\r\n"]{1,80} <[^\s<>@]+@[^\s<>@]+>$/)
    .nullable(),
  supportEmail: emailInput.nullable(),
});
export type BrandDocument = z.infer<typeof brandDocument>;

export const brand = brandDocument.extend({
  id: brandIdInput,
  /** Whether this is the brand that exists in every installation. */
  isFirst: z.boolean(),
  /** Whether the brand is live. If not, its host names show the brand that exists in every installation. */
  isLive: z.boolean(),
  version: z.number().int(),
});
export type Brand = z.infer<typeof brand>;
