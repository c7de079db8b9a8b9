import type { CampaignPlan } from "@parlour/contracts/entities/campaign";

type Planned = {
  id: string;
  plan: CampaignPlan;
  /** How many days ago the campaign was started. */
  daysAgo: number;
  /** Whether the campaign selects new players every day. */
  repeats: boolean;
};

const usual = {
  filter: {},
  trigger: "ONCE",
  idleDays: null,
  delayHours: 0,
  startsAt: null,
  endsAt: null,
  channels: ["ON_SITE"],
  fallbackLanguage: "en",
  link: "/casino",
  offerId: null,
  controlPercent: 20,
  resultDays: 14,
} as const satisfies Partial<CampaignPlan>;

const newGames: CampaignPlan["texts"] = {
  en: {
    title: "Two new games, {name}",
    text: "Pearl Diver and Brass Orchard are open. Try them for free first.",
  },
  es: {
    title: "Dos juegos nuevos, {name}",
    text: "Ya puedes jugar a Pearl Diver y Brass Orchard. Pruébalos antes gratis.",
  },
  fr: {
    title: "Deux nouveaux jeux, {name}",
    text: "Pearl Diver et Brass Orchard sont arrivés. Essayez-les d’abord gratuitement.",
  },
  pt: {
    title: "Dois jogos novos, {name}",
    text: "Pearl Diver e Brass Orchard já estão no ar. Experimente primeiro de graça.",
  },
  zh: { title: "{name}，两款新游戏上线", text: "Pearl Diver 和 Brass Orchard 已上线，可先免费试玩。" },
};

const thanks: CampaignPlan["texts"] = {
  en: { title: "Thank you, {name}", text: "A small thank-you is in your balance: {offer}." },
  es: { title: "Gracias, {name}", text: "Hemos añadido un detalle a tu saldo: {offer}." },
  fr: { title: "Merci, {name}", text: "Un petit remerciement vous attend dans votre solde : {offer}." },
  pt: { title: "Obrigado, {name}", text: "Colocamos um agrado no seu saldo: {offer}." },
  zh: { title: "{name}，感谢您", text: "我们在您的余额中添加了一份小礼：{offer}。" },
};

const winBack: CampaignPlan["texts"] = {
  en: { title: "It's been a while, {name}", text: "There are new games whenever you feel like playing." },
  es: { title: "Cuánto tiempo, {name}", text: "Hay juegos nuevos para cuando te apetezca jugar." },
  fr: { title: "Cela fait un moment, {name}", text: "De nouveaux jeux vous attendent, quand vous voudrez." },
  pt: { title: "Quanto tempo, {name}", text: "Há jogos novos para quando você quiser jogar." },
  zh: { title: "{name}，好久不见", text: "新游戏已上线，欢迎随时回来看看。" },
};

/**
 * The campaigns of the month that the history covers. None of them reaches the demo accounts, which joined
 * after that month.
 */
export function pastCampaigns(todayMs: number): readonly Planned[] {
  const inDays = (days: number) => new Date(todayMs + days * 86_400_000).toISOString();
  return [
    {
      id: "campaign_sandboxgames",
      daysAgo: 20,
      repeats: false,
      plan: { ...usual, channels: ["ON_SITE"], name: "Two new games", texts: newGames },
    },
    {
      id: "campaign_sandboxwinback",
      daysAgo: 16,
      repeats: true,
      plan: {
        ...usual,
        channels: ["ON_SITE"],
        name: "Win back after 7 days, New Zealand",
        // No demo account is in New Zealand, so this campaign can keep running without reaching any of them.
        filter: { country: "NZ" },
        trigger: "NO_PLAY",
        idleDays: 7,
        endsAt: inDays(60),
        texts: winBack,
      },
    },
    {
      id: "campaign_sandboxthanks",
      daysAgo: 2,
      repeats: false,
      plan: {
        ...usual,
        channels: ["ON_SITE"],
        name: "Thank-you for early players in Canada",
        filter: { country: "CA", joinedTo: inDays(-2).slice(0, 10) },
        offerId: "offer_house_thanks",
        texts: thanks,
      },
    },
  ];
}

export const draftCampaign: { id: string; plan: CampaignPlan } = {
  id: "campaign_sandboxdraft",
  plan: {
    ...usual,
    channels: ["ON_SITE", "EMAIL"],
    name: "Weekend tournament",
    link: "/poker",
    texts: {
      en: {
        title: "Poker this weekend",
        text: "The Daily Main Event starts at 20:00 UTC on Saturday and Sunday.",
      },
    },
  },
};
