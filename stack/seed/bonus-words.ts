import type { LocalText } from "@parlour/contracts/entities/offer-plan";

type Words = { name: LocalText; summary: LocalText };

/** What the sandbox's offers are called and say in one line; amounts are in their terms. */
export const offerWords = {
  welcome: {
    name: {
      en: "Welcome match",
      es: "Bono de bienvenida",
      fr: "Bonus de bienvenue",
      pt: "Bónus de boas-vindas",
      zh: "迎新存款奖金",
    },
    summary: {
      en: "Your first deposit is doubled. Wager the bonus 20 times within 30 days.",
      es: "Duplicamos tu primer depósito. Apuesta el bono 20 veces en 30 días.",
      fr: "Votre premier dépôt est doublé. Misez le bonus 20 fois en 30 jours.",
      pt: "O seu primeiro depósito é duplicado. Aposte o bónus 20 vezes em 30 dias.",
      zh: "首次存款翻倍。请在 30 天内将奖金投注 20 倍。",
    },
  },
  cashback: {
    name: {
      en: "Weekly cashback",
      es: "Reembolso semanal",
      fr: "Remboursement hebdomadaire",
      pt: "Reembolso semanal",
      zh: "每周返现",
    },
    summary: {
      en: "Opt in for seven days: a tenth of what you lose comes back, to be wagered once.",
      es: "Apúntate por siete días: te devolvemos la décima parte de lo perdido, a apostar una vez.",
      fr: "Inscrivez-vous pour sept jours : un dixième de vos pertes revient, à miser une fois.",
      pt: "Inscreva-se por sete dias: um décimo do que perder volta, para apostar uma vez.",
      zh: "参加七天活动：返还损失的十分之一，投注一次即可。",
    },
  },
  freeBet: {
    name: { en: "Free bet", es: "Apuesta gratis", fr: "Pari gratuit", pt: "Aposta grátis", zh: "免费投注" },
    summary: {
      en: "A stake from the house. Play it once, keep what it wins.",
      es: "Una apuesta de la casa. Juégala una vez y quédate lo que gane.",
      fr: "Une mise offerte. Jouez-la une fois et gardez ce qu’elle gagne.",
      pt: "Uma aposta oferecida pela casa. Jogue-a uma vez e fique com o que ganhar.",
      zh: "由庄家提供的投注。玩一次，赢得的归您。",
    },
  },
  spins: {
    name: {
      en: "Twenty free spins",
      es: "Veinte giros gratis",
      fr: "Vingt tours gratuits",
      pt: "Vinte rondas grátis",
      zh: "二十次免费旋转",
    },
    summary: {
      en: "Twenty rounds of The Clockmaker at a fixed stake. Wager the winnings 10 times.",
      es: "Veinte rondas de The Clockmaker con apuesta fija. Apuesta lo ganado 10 veces.",
      fr: "Vingt tours de The Clockmaker à mise fixe. Misez les gains 10 fois.",
      pt: "Vinte rondas de The Clockmaker com aposta fixa. Aposte os ganhos 10 vezes.",
      zh: "The Clockmaker 二十局，固定投注额。奖金需投注 10 倍。",
    },
  },
  reload: {
    name: {
      en: "Teatime reload",
      es: "Recarga de la merienda",
      fr: "Recharge de l’heure du thé",
      pt: "Recarga da hora do chá",
      zh: "下午茶续存奖金",
    },
    summary: {
      en: "With the code TEATIME half of your deposit is added. Wager the bonus 15 times within 14 days.",
      es: "Con el código TEATIME sumamos la mitad de tu depósito. Apuesta el bono 15 veces en 14 días.",
      fr: "Avec le code TEATIME, la moitié de votre dépôt s’ajoute. Misez le bonus 15 fois en 14 jours.",
      pt: "Com o código TEATIME, junta-se metade do seu depósito. Aposte o bónus 15 vezes em 14 dias.",
      zh: "使用代码 TEATIME，加赠存款的一半。请在 14 天内将奖金投注 15 倍。",
    },
  },
  thanks: {
    name: {
      en: "With thanks from the house",
      es: "Con el agradecimiento de la casa",
      fr: "Avec les remerciements de la maison",
      pt: "Com os agradecimentos da casa",
      zh: "来自本店的谢意",
    },
    summary: {
      en: "A little cash, without conditions.",
      es: "Un poco de efectivo, sin condiciones.",
      fr: "Un peu d’argent, sans conditions.",
      pt: "Algum dinheiro, sem condições.",
      zh: "一点现金，没有条件。",
    },
  },
  houseSpins: {
    name: {
      en: "Spins from the house",
      es: "Giros de la casa",
      fr: "Tours offerts par la maison",
      pt: "Rondas oferecidas pela casa",
      zh: "本店赠送旋转",
    },
    summary: {
      en: "Free spins at a fixed stake. Wager the winnings 5 times.",
      es: "Giros gratis con apuesta fija. Apuesta lo ganado 5 veces.",
      fr: "Tours gratuits à mise fixe. Misez les gains 5 fois.",
      pt: "Rondas grátis com aposta fixa. Aposte os ganhos 5 vezes.",
      zh: "固定投注额的免费旋转。奖金需投注 5 倍。",
    },
  },
} satisfies Record<string, Words>;
