/** Chats with support, by language. Messages alternate between visitor and operator; the visitor writes first. */
export const conversations: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    [
      "Hi, my card deposit says declined but the bank shows nothing.",
      "Good day, thank you for writing. I am looking into it now.",
      "Thanks!",
      "Your bank refused it before any money moved. Another card or a bank transfer usually works.",
      "OK, the other card went through.",
    ],
    [
      "How long does a withdrawal take the first time?",
      "The first one is looked at by a person, usually the same day. You see each step in your wallet.",
      "Great, thank you.",
    ],
    [
      "Can I set a limit for a week?",
      "Yes: Account, Limits, then choose Week. A lower limit applies at once.",
      "Found it.",
    ],
  ],
  fr: [
    [
      "Bonjour, où puis-je voir l'historique de mes parties ?",
      "Bonjour, dans Compte, puis Historique. Chaque partie peut être rejouée et vérifiée.",
      "Parfait, merci.",
    ],
  ],
  es: [
    [
      "Hola, ¿por qué me piden un documento?",
      "Es obligatorio antes de la primera retirada. Basta una foto en la que se vean las cuatro esquinas.",
      "De acuerdo, la subo ahora.",
    ],
  ],
  pt: [
    [
      "Olá, o meu levantamento ainda está pendente.",
      "Olá, será analisado ainda hoje. Pode acompanhar cada passo na carteira.",
      "Obrigado.",
    ],
  ],
  zh: [["你好，怎么修改登录密码？", "您好，请进入“账户”，再选择“安全”即可修改。", "好的，谢谢。"]],
};

/** Messages of the contact form with an answer, by language. The subject is one that the site offers. */
export const letters: Readonly<
  Record<string, readonly { subject: string; message: string; answer: string }[]>
> = {
  en: [
    {
      subject: "Payments",
      message: "I sent a bank transfer two days ago and it is still pending. The reference was on it.",
      answer: "Thank you. The transfer arrived this morning and is now in your balance.",
    },
    {
      subject: "My account",
      message: "I have moved. How do I change my address, and do you need a new document?",
      answer: "Please change it under Account, Profile. We will ask for a proof of address afterwards.",
    },
    {
      subject: "Games",
      message: "A free spin stopped when my train went into a tunnel. Did it count?",
      answer: "It did. The round was finished by the game's rules, and you can replay it in your history.",
    },
  ],
  fr: [
    {
      subject: "Paiements",
      message: "Mon retrait a été annulé, pouvez-vous me dire pourquoi ?",
      answer: "Votre document n'était pas encore vérifié. C'est fait : vous pouvez refaire la demande.",
    },
  ],
  es: [
    {
      subject: "Mi cuenta",
      message: "No recibo el código por SMS en mi teléfono nuevo.",
      answer: "Hemos enviado otro código. Si no llega, escríbanos por el chat y lo confirmamos.",
    },
  ],
  pt: [
    {
      subject: "Pagamentos",
      message: "Depositei duas vezes por engano. Posso levantar um dos valores?",
      answer: "Pode: peça um levantamento do valor não jogado e tratamos dele hoje.",
    },
  ],
  zh: [
    {
      subject: "账户",
      message: "我想关闭账户，请告诉我该怎么做。",
      answer: "请在“账户 – 关闭账户”中操作，余额会先退还给您。",
    },
  ],
};
