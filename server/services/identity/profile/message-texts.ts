type Text = { subject: string; text: string };

type Details = { name: string; link: string };

const confirmation: Record<string, (details: Details) => Text> = {
  en: ({ name, link }) => ({
    subject: "Confirm your e-mail address",
    text: `Hello ${name},\n\nplease confirm that this address is yours:\n${link}\n\nThe link works once, for two days. If you did not join Parlour, ignore this message.`,
  }),
  es: ({ name, link }) => ({
    subject: "Confirma tu correo electrónico",
    text: `Hola, ${name}:\n\nconfirma que esta dirección es tuya:\n${link}\n\nEl enlace funciona una sola vez, durante dos días. Si no te has registrado en Parlour, ignora este mensaje.`,
  }),
  fr: ({ name, link }) => ({
    subject: "Confirmez votre adresse e-mail",
    text: `Bonjour ${name},\n\nveuillez confirmer que cette adresse est la vôtre :\n${link}\n\nLe lien fonctionne une seule fois, pendant deux jours. Si vous ne vous êtes pas inscrit sur Parlour, ignorez ce message.`,
  }),
  pt: ({ name, link }) => ({
    subject: "Confirme o seu e-mail",
    text: `Olá, ${name}!\n\nConfirme que este endereço é seu:\n${link}\n\nO link funciona uma única vez, durante dois dias. Se você não se cadastrou na Parlour, ignore esta mensagem.`,
  }),
  zh: ({ name, link }) => ({
    subject: "请确认您的电子邮箱",
    text: `${name}，您好：\n\n请确认此邮箱属于您：\n${link}\n\n该链接仅可使用一次，两天内有效。如果您没有注册 Parlour，请忽略此邮件。`,
  }),
};

const passwordChanged: Record<string, Text> = {
  en: {
    subject: "Your password was changed",
    text: "The password of your Parlour account was changed, and every other device was signed out. If this was not you, reset your password at once and contact us.",
  },
  es: {
    subject: "Se ha cambiado tu contraseña",
    text: "Se ha cambiado la contraseña de tu cuenta de Parlour y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, restablece tu contraseña de inmediato y ponte en contacto con nosotros.",
  },
  fr: {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte Parlour a été modifié et tous vos autres appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez immédiatement votre mot de passe et contactez-nous.",
  },
  pt: {
    subject: "A sua senha foi alterada",
    text: "A senha da sua conta Parlour foi alterada e a sessão foi encerrada nos outros dispositivos. Se não foi você, redefina a senha imediatamente e fale conosco.",
  },
  zh: {
    subject: "您的密码已更改",
    text: "您的 Parlour 账户密码已更改，其他设备均已退出登录。如果不是您本人操作，请立即重置密码并与我们联系。",
  },
};

export function confirmationMessage(language: string, details: Details): Text {
  return (confirmation[language] ?? confirmation.en!)(details);
}

export function passwordChangedMessage(language: string): Text {
  return passwordChanged[language] ?? passwordChanged.en!;
}
