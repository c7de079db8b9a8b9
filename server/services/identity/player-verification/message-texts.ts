type Text = { subject: string; text: string };

const code: Record<string, (code: string) => string> = {
  en: (digits) => `${digits} is your Parlour code. It is good for 10 minutes. Never tell it to anyone.`,
  es: (digits) =>
    `${digits} es tu código de Parlour. Es válido durante 10 minutos. No lo compartas con nadie.`,
  fr: (digits) =>
    `${digits} est votre code Parlour. Il est valable 10 minutes. Ne le communiquez à personne.`,
  pt: (digits) => `${digits} é o seu código Parlour. Ele vale por 10 minutos. Não o conte a ninguém.`,
  zh: (digits) => `${digits} 是您的 Parlour 验证码，10 分钟内有效，请勿告诉任何人。`,
};

const pinReset: Record<string, (link: string) => Text> = {
  en: (link) => ({
    subject: "Choose a new PIN",
    text: `Choose a new PIN here:\n${link}\n\nThe link works once, for one hour. If you did not ask for it, ignore this message: your PIN stays as it is.`,
  }),
  es: (link) => ({
    subject: "Elige un PIN nuevo",
    text: `Elige un PIN nuevo aquí:\n${link}\n\nEl enlace funciona una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje: tu PIN no cambia.`,
  }),
  fr: (link) => ({
    subject: "Choisissez un nouveau code PIN",
    text: `Choisissez un nouveau code PIN ici :\n${link}\n\nLe lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre code PIN ne change pas.`,
  }),
  pt: (link) => ({
    subject: "Escolha um novo PIN",
    text: `Escolha um novo PIN aqui:\n${link}\n\nO link funciona uma única vez, durante uma hora. Se você não o pediu, ignore esta mensagem: o seu PIN continua o mesmo.`,
  }),
  zh: (link) => ({
    subject: "设置新的 PIN 码",
    text: `请在此设置新的 PIN 码：\n${link}\n\n该链接仅可使用一次，一小时内有效。如果不是您本人申请，请忽略此邮件，您的 PIN 码不会改变。`,
  }),
};

export function codeMessage(language: string, digits: string): string {
  return (code[language] ?? code.en!)(digits);
}

export function pinResetMessage(language: string, link: string): Text {
  return (pinReset[language] ?? pinReset.en!)(link);
}
