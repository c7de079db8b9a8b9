type Text = { subject: string; text: string };
type Words = {
  greeting(name: string): string;
  applied: Text;
  approved(portal: string): Text;
  refused(reason: string): Text;
};

/** What applicants are told by letter, in the language of their profile. */
const words: Record<string, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    applied: {
      subject: "We have your affiliate application",
      text: "Thank you for applying to our affiliate programme. A person reads every application; you will hear from us by e-mail.",
    },
    approved: (portal) => ({
      subject: "Welcome to the affiliate programme",
      text: `Your application is approved. Make your first link and read your statements here:\n${portal}`,
    }),
    refused: (reason) => ({
      subject: "About your affiliate application",
      text: `We have read your application and cannot accept it. The reason: ${reason}\n\nYou may apply again when that has changed.`,
    }),
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    applied: {
      subject: "Hemos recibido tu solicitud de afiliado",
      text: "Gracias por solicitar tu ingreso en nuestro programa de afiliados. Una persona lee cada solicitud; te responderemos por correo electrónico.",
    },
    approved: (portal) => ({
      subject: "Te damos la bienvenida al programa de afiliados",
      text: `Tu solicitud está aprobada. Crea tu primer enlace y consulta tus liquidaciones aquí:\n${portal}`,
    }),
    refused: (reason) => ({
      subject: "Sobre tu solicitud de afiliado",
      text: `Hemos leído tu solicitud y no podemos aceptarla. El motivo: ${reason}\n\nPuedes volver a solicitarlo cuando eso haya cambiado.`,
    }),
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    applied: {
      subject: "Nous avons reçu votre demande d’affiliation",
      text: "Merci d’avoir demandé à rejoindre notre programme d’affiliation. Chaque demande est lue par une personne ; nous vous répondrons par e-mail.",
    },
    approved: (portal) => ({
      subject: "Bienvenue dans le programme d’affiliation",
      text: `Votre demande est acceptée. Créez votre premier lien et consultez vos relevés ici :\n${portal}`,
    }),
    refused: (reason) => ({
      subject: "À propos de votre demande d’affiliation",
      text: `Nous avons lu votre demande et ne pouvons pas l’accepter. Le motif : ${reason}\n\nVous pourrez présenter une nouvelle demande lorsque cela aura changé.`,
    }),
  },
  pt: {
    greeting: (name) => `Olá, ${name}!`,
    applied: {
      subject: "Recebemos a sua solicitação de afiliado",
      text: "Obrigado por se candidatar ao nosso programa de afiliados. Cada solicitação é lida por uma pessoa; responderemos por e-mail.",
    },
    approved: (portal) => ({
      subject: "Boas-vindas ao programa de afiliados",
      text: `A sua solicitação foi aprovada. Crie o seu primeiro link e consulte os seus extratos aqui:\n${portal}`,
    }),
    refused: (reason) => ({
      subject: "Sobre a sua solicitação de afiliado",
      text: `Lemos a sua solicitação e não podemos aceitá-la. O motivo: ${reason}\n\nVocê pode se candidatar novamente quando isso tiver mudado.`,
    }),
  },
  zh: {
    greeting: (name) => `${name}，您好：`,
    applied: {
      subject: "我们已收到您的联盟申请",
      text: "感谢您申请加入我们的联盟计划。每份申请都由专人审阅，我们将通过电子邮件答复您。",
    },
    approved: (portal) => ({
      subject: "欢迎加入联盟计划",
      text: `您的申请已获批准。请在此创建您的第一个链接并查看结算单：\n${portal}`,
    }),
    refused: (reason) => ({
      subject: "关于您的联盟申请",
      text: `我们已审阅您的申请，暂时无法通过。原因：${reason}\n\n情况改变后，欢迎您再次申请。`,
    }),
  },
};

export type Letter =
  | { about: "applied" }
  | { about: "approved"; portal: string }
  | { about: "refused"; reason: string };

export function composeLetter(
  { firstName, language }: { firstName: string; language: string },
  letter: Letter,
): Text {
  const spoken = words[language] ?? words[language.split("-")[0]!] ?? words.en!;
  const { subject, text } =
    letter.about === "applied"
      ? spoken.applied
      : letter.about === "approved"
        ? spoken.approved(letter.portal)
        : spoken.refused(letter.reason);
  return { subject, text: `${spoken.greeting(firstName)}\n\n${text}\n\nParlour` };
}
