type Text = { subject: string; text: string };

const english = {
  depositCompleted: {
    subject: "Your deposit has arrived",
    text: "Hello {name},\n\n{amount} has been added to your balance.\n\nParlour",
  },
  depositReversed: {
    subject: "A deposit was taken back",
    text: "Hello {name},\n\nYour bank or payment provider has taken back your deposit of {amount}. Contact us if you did not ask for this.\n\nParlour",
  },
  withdrawalApproved: {
    subject: "Your withdrawal is approved",
    text: "Hello {name},\n\nYour withdrawal of {amount} to {target} is approved and on its way.\n\nParlour",
  },
  withdrawalPaid: {
    subject: "Your withdrawal is paid",
    text: "Hello {name},\n\nYour withdrawal of {amount} was paid to {target}.\n\nParlour",
  },
  withdrawalDeclined: {
    subject: "Your withdrawal was declined",
    text: "Hello {name},\n\nYour withdrawal of {amount} to {target} was declined. The money is back in your balance.\n\nParlour",
  },
  transferSent: {
    subject: "You sent money to {other}",
    text: "Hello {name},\n\nYou sent {amount} to {other}. Contact us at once if this was not you.\n\nParlour",
  },
  transferReceived: {
    subject: "{other} sent you money",
    text: "Hello {name},\n\n{other} sent you {amount}. It is in your balance.\n\nParlour",
  },
} satisfies Record<string, Text>;

export type NoticeKey = keyof typeof english;

const texts: Readonly<Record<string, Record<NoticeKey, Text>>> = {
  en: english,
  es: {
    depositCompleted: {
      subject: "Tu depósito ha llegado",
      text: "Hola, {name}:\n\nSe han añadido {amount} a tu saldo.\n\nParlour",
    },
    depositReversed: {
      subject: "Un depósito fue devuelto",
      text: "Hola, {name}:\n\nTu banco o proveedor de pago ha retirado tu depósito de {amount}. Escríbenos si no lo has pedido tú.\n\nParlour",
    },
    withdrawalApproved: {
      subject: "Tu retirada está aprobada",
      text: "Hola, {name}:\n\nTu retirada de {amount} a {target} está aprobada y en camino.\n\nParlour",
    },
    withdrawalPaid: {
      subject: "Tu retirada está pagada",
      text: "Hola, {name}:\n\nTu retirada de {amount} se ha pagado a {target}.\n\nParlour",
    },
    withdrawalDeclined: {
      subject: "Tu retirada fue rechazada",
      text: "Hola, {name}:\n\nTu retirada de {amount} a {target} fue rechazada. El dinero ha vuelto a tu saldo.\n\nParlour",
    },
    transferSent: {
      subject: "Has enviado dinero a {other}",
      text: "Hola, {name}:\n\nHas enviado {amount} a {other}. Si no fuiste tú, escríbenos enseguida.\n\nParlour",
    },
    transferReceived: {
      subject: "{other} te ha enviado dinero",
      text: "Hola, {name}:\n\n{other} te ha enviado {amount}. Ya está en tu saldo.\n\nParlour",
    },
  },
  fr: {
    depositCompleted: {
      subject: "Votre dépôt est arrivé",
      text: "Bonjour {name},\n\n{amount} ont été ajoutés à votre solde.\n\nParlour",
    },
    depositReversed: {
      subject: "Un dépôt a été repris",
      text: "Bonjour {name},\n\nVotre banque ou prestataire de paiement a repris votre dépôt de {amount}. Écrivez-nous si vous ne l'avez pas demandé.\n\nParlour",
    },
    withdrawalApproved: {
      subject: "Votre retrait est approuvé",
      text: "Bonjour {name},\n\nVotre retrait de {amount} vers {target} est approuvé et en route.\n\nParlour",
    },
    withdrawalPaid: {
      subject: "Votre retrait est payé",
      text: "Bonjour {name},\n\nVotre retrait de {amount} a été versé sur {target}.\n\nParlour",
    },
    withdrawalDeclined: {
      subject: "Votre retrait a été refusé",
      text: "Bonjour {name},\n\nVotre retrait de {amount} vers {target} a été refusé. L'argent est de nouveau sur votre solde.\n\nParlour",
    },
    transferSent: {
      subject: "Vous avez envoyé de l'argent à {other}",
      text: "Bonjour {name},\n\nVous avez envoyé {amount} à {other}. Écrivez-nous tout de suite si ce n'était pas vous.\n\nParlour",
    },
    transferReceived: {
      subject: "{other} vous a envoyé de l'argent",
      text: "Bonjour {name},\n\n{other} vous a envoyé {amount}. La somme est sur votre solde.\n\nParlour",
    },
  },
  pt: {
    depositCompleted: {
      subject: "Seu depósito chegou",
      text: "Olá, {name}!\n\n{amount} foram adicionados ao seu saldo.\n\nParlour",
    },
    depositReversed: {
      subject: "Um depósito foi estornado",
      text: "Olá, {name}!\n\nSeu banco ou provedor de pagamento estornou seu depósito de {amount}. Fale conosco se não foi você quem pediu.\n\nParlour",
    },
    withdrawalApproved: {
      subject: "Seu saque foi aprovado",
      text: "Olá, {name}!\n\nSeu saque de {amount} para {target} foi aprovado e está a caminho.\n\nParlour",
    },
    withdrawalPaid: {
      subject: "Seu saque foi pago",
      text: "Olá, {name}!\n\nSeu saque de {amount} foi pago em {target}.\n\nParlour",
    },
    withdrawalDeclined: {
      subject: "Seu saque foi recusado",
      text: "Olá, {name}!\n\nSeu saque de {amount} para {target} foi recusado. O dinheiro voltou ao seu saldo.\n\nParlour",
    },
    transferSent: {
      subject: "Você enviou dinheiro para {other}",
      text: "Olá, {name}!\n\nVocê enviou {amount} para {other}. Se não foi você, fale conosco imediatamente.\n\nParlour",
    },
    transferReceived: {
      subject: "{other} enviou dinheiro para você",
      text: "Olá, {name}!\n\n{other} enviou {amount} para você. O valor já está no seu saldo.\n\nParlour",
    },
  },
  zh: {
    depositCompleted: {
      subject: "您的存款已到账",
      text: "{name}，您好：\n\n{amount} 已存入您的余额。\n\nParlour",
    },
    depositReversed: {
      subject: "一笔存款已被撤回",
      text: "{name}，您好：\n\n您的银行或支付机构撤回了您的 {amount} 存款。如果这不是您要求的，请联系我们。\n\nParlour",
    },
    withdrawalApproved: {
      subject: "您的提款已获批准",
      text: "{name}，您好：\n\n您向 {target} 提取的 {amount} 已获批准，正在处理。\n\nParlour",
    },
    withdrawalPaid: {
      subject: "您的提款已支付",
      text: "{name}，您好：\n\n您提取的 {amount} 已支付至 {target}。\n\nParlour",
    },
    withdrawalDeclined: {
      subject: "您的提款被拒绝",
      text: "{name}，您好：\n\n您向 {target} 提取 {amount} 的申请被拒绝。款项已退回您的余额。\n\nParlour",
    },
    transferSent: {
      subject: "您已向 {other} 转账",
      text: "{name}，您好：\n\n您已向 {other} 转账 {amount}。如非本人操作，请立即联系我们。\n\nParlour",
    },
    transferReceived: {
      subject: "{other} 向您转账",
      text: "{name}，您好：\n\n{other} 向您转账 {amount}，款项已到您的余额。\n\nParlour",
    },
  },
};

export function noticeText(language: string, key: NoticeKey, values: Readonly<Record<string, string>>): Text {
  const { subject, text } = (texts[language] ?? english)[key];
  return { subject: fill(subject, values), text: fill(text, values) };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");
}
