import { expect, it } from "vitest";
import { composeMessage, languageUsed, textFaults } from "./compose-message.ts";

const plan = {
  texts: {
    en: undefined,
    es: { title: "Hola {name}", text: "Tu {offer} te espera." },
    fr: { title: "Bonjour {name}", text: "Votre {offer} vous attend.", sms: "{offer} pour {name}" },
    pt: undefined,
    zh: undefined,
  },
  fallbackLanguage: "fr" as const,
  link: "/promotions",
  channels: ["ON_SITE", "SMS"] as ("ON_SITE" | "SMS")[],
  offerId: "offer_a",
};
const offerName = { en: "free bet", es: "apuesta gratis" };

it("is complete in every language, with the fallback where there is no text", () => {
  const { title, text, sms } = composeMessage("campaign_a", plan, { firstName: "Ana {x}", offerName });
  expect(title).toEqual({
    en: "Bonjour Ana {x}",
    es: "Hola Ana {x}",
    fr: "Bonjour Ana {x}",
    pt: "Bonjour Ana {x}",
    zh: "Bonjour Ana {x}",
  });
  expect(text.es).toBe("Tu apuesta gratis te espera.");
  expect(text.zh).toBe("Votre free bet vous attend.");
  // Spanish has no SMS text, so the whole SMS is in the fallback language.
  expect(sms?.es).toBe("free bet pour Ana {x}");
  expect(languageUsed(plan, "pt-BR")).toBe("fr");
  expect(languageUsed(plan, "es-MX")).toBe("es");
});

it("needs the fallback's texts and knows every placeholder", () => {
  expect(textFaults(plan)).toEqual([]);
  expect(textFaults({ ...plan, offerId: null }).map(({ field }) => field)).toEqual([
    "plan.texts.es.text",
    "plan.texts.fr.text",
    "plan.texts.fr.sms",
  ]);
  expect(textFaults({ ...plan, fallbackLanguage: "en" })).toEqual([
    { code: "REQUIRED", field: "plan.texts.en.title" },
  ]);
  expect(textFaults({ ...plan, fallbackLanguage: "es" })).toEqual([
    { code: "REQUIRED", field: "plan.texts.es.sms" },
  ]);
  const broken = { ...plan.texts, es: { title: "Hola {name", text: "{amount}" } };
  expect(textFaults({ ...plan, texts: broken }).map(({ field }) => field)).toEqual([
    "plan.texts.es.title",
    "plan.texts.es.text",
  ]);
});
