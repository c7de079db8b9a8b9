type Text = { subject: string; text: string };

const reset: Record<string, (link: string) => Text> = {
  en: (link) => ({
    subject: "Reset your password",
    text: `Choose a new password here:\n${link}\n\nThe link works once, for one hour. If you did not ask for it, ignore this message: your password stays as it is.`,
  }),
  es: (link) => ({
    subject: "Restablece tu contraseña",
    text: `Elige una contraseña nueva aquí:\n${link}\n\nEl enlace funciona una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.`,
  }),
  fr: (link) => ({
    subject: "Réinitialisez votre mot de passe",
    text: `Choisissez un nouveau mot de passe ici :\n${link}\n\nLe lien fonctionne une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.`,
  }),
  pt: (link) => ({
    subject: "Redefina a sua senha",
    text: `Escolha uma nova senha aqui:\n${link}\n\nO link funciona uma única vez, durante uma hora. Se você não o pediu, ignore esta mensagem: a sua senha continua a mesma.`,
  }),
  zh: (link) => ({
    subject: "重置您的密码",
    text: `请在此设置新密码：\n${link}\n\n该链接仅可使用一次，一小时内有效。如果不是您本人申请，请忽略此邮件，您的密码不会改变。`,
  }),
};

export function passwordResetMessage(language: string, link: string): Text {
  return (reset[language] ?? reset.en!)(link);
}
