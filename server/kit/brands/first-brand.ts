import { type Brand, FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";

/** The first brand of a new installation; it is served until the brands have been read from the database. */
export const firstBrand: Brand = {
  id: FIRST_BRAND_ID,
  isFirst: true,
  isLive: true,
  version: 1,
  name: "Parlour",
  hosts: [],
  mark: "fan",
  colours: null,
  titleFont: "fraunces",
  textFont: "inter",
  heroPicture: null,
  languages: null,
  languageDefault: null,
  currencies: null,
  defaultCurrency: null,
  bucket: null,
  licence: null,
  mailFrom: null,
  supportEmail: null,
};
