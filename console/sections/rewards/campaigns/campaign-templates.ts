import { type CampaignFields, newFields } from "./campaign-fields.ts";

const sms = "";

/** Templates for common campaigns. Operators edit a copy; the texts are suggestions in every language. */
export const campaignTemplates: readonly { id: string; label: string; fields: CampaignFields }[] = [
  {
    id: "first-deposit",
    label: "First deposit",
    fields: {
      ...newFields,
      name: "Welcome after the first deposit",
      trigger: "FIRST_DEPOSIT",
      delayHours: "1",
      link: "/casino",
      texts: {
        en: {
          title: "Welcome, {name}",
          text: "We've received your first deposit. Have a look around, and set a limit in your account if you like.",
          sms,
        },
        es: {
          title: "Te damos la bienvenida, {name}",
          text: "Hemos recibido tu primer depósito. Echa un vistazo y, si quieres, fija un límite en tu cuenta.",
          sms,
        },
        fr: {
          title: "Bienvenue, {name}",
          text: "Nous avons bien reçu votre premier dépôt. Faites le tour du site et, si vous le souhaitez, fixez une limite dans votre compte.",
          sms,
        },
        pt: {
          title: "Boas-vindas, {name}",
          text: "Recebemos seu primeiro depósito. Dê uma olhada no site e, se quiser, defina um limite na sua conta.",
          sms,
        },
        zh: {
          title: "欢迎您，{name}",
          text: "您的首笔存款已到账。欢迎随意看看，也可以在账户中设置限额。",
          sms,
        },
      },
    },
  },
  {
    id: "win-back",
    label: "Win back",
    fields: {
      ...newFields,
      name: "Win back after 30 days",
      trigger: "NO_PLAY",
      idleDays: "30",
      filter: { ...newFields.filter, deposited: "YES" },
      channels: ["ON_SITE", "EMAIL"],
      link: "/promotions",
      texts: {
        en: {
          title: "It's been a while, {name}",
          text: "There are new games and offers whenever you feel like playing.",
          sms,
        },
        es: {
          title: "Cuánto tiempo, {name}",
          text: "Tenemos juegos y ofertas nuevas para cuando te apetezca.",
          sms,
        },
        fr: {
          title: "Cela fait un moment, {name}",
          text: "De nouveaux jeux et de nouvelles offres vous attendent, quand vous en aurez envie.",
          sms,
        },
        pt: {
          title: "Faz um tempo, {name}",
          text: "Há jogos e ofertas novas para quando você quiser.",
          sms,
        },
        zh: { title: "{name}，好久不见", text: "新游戏和新优惠已经上线，随时欢迎您回来看看。", sms },
      },
    },
  },
  {
    id: "tier-up",
    label: "New tier",
    fields: {
      ...newFields,
      name: "Congratulations on a new tier",
      trigger: "TIER_UP",
      link: "/account/loyalty",
      texts: {
        en: {
          title: "Well played, {name}",
          text: "You've moved up a tier. See your new benefits.",
          sms,
        },
        es: {
          title: "¡Bien jugado, {name}!",
          text: "Has subido de nivel. Mira qué ventajas tienes ahora.",
          sms,
        },
        fr: {
          title: "Bien joué, {name}",
          text: "Vous avez atteint un niveau supérieur. Découvrez vos avantages.",
          sms,
        },
        pt: { title: "Muito bem, {name}", text: "Você subiu de nível. Veja suas novas vantagens.", sms },
        zh: { title: "恭喜，{name}", text: "您的等级已提升，快来看看新的权益。", sms },
      },
    },
  },
];
