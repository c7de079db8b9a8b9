import type { Texts } from "./en.ts";

export const pt: Texts = {
  greeting: "Olá, {name}!",
  unknownPlace: "de um lugar desconhecido",
  reason: "O motivo: {reason}",
  messages: {
    depositCompleted: { title: "Seu depósito chegou", text: "{amount} foram adicionados ao seu saldo." },
    depositReversed: {
      title: "Um depósito foi estornado",
      text: "Seu banco ou provedor de pagamento estornou seu depósito de {amount}. Fale conosco se não foi você quem pediu.",
    },
    withdrawalApproved: {
      title: "Seu saque foi aprovado",
      text: "Seu saque de {amount} para {target} foi aprovado e está a caminho.",
    },
    withdrawalPaid: { title: "Seu saque foi pago", text: "Seu saque de {amount} foi pago em {target}." },
    withdrawalDeclined: {
      title: "Seu saque foi recusado",
      text: "Seu saque de {amount} para {target} foi recusado. O dinheiro voltou ao seu saldo.",
    },
    transferSent: {
      title: "Você enviou dinheiro para {other}",
      text: "Você enviou {amount} para {other}. Se não foi você, fale conosco imediatamente.",
    },
    transferReceived: {
      title: "{other} enviou dinheiro para você",
      text: "{other} enviou {amount} para você. O valor já está no seu saldo.",
    },
    newDeviceLogin: {
      title: "Acesso de um novo dispositivo",
      text: "Alguém entrou na sua conta com {device}, {place}. Se não foi você, troque sua senha e encerre a sessão dos outros dispositivos.",
    },
    documentVerified: {
      title: "Seu documento foi verificado",
      text: "Obrigado. Sua identidade está confirmada e os saques estão liberados.",
    },
    documentInvalid: {
      title: "Seu documento não foi aceito",
      text: "Não conseguimos verificar o documento enviado. Envie outro, por favor.",
    },
    documentBlocked: {
      title: "A verificação de documentos está bloqueada",
      text: "Seus documentos foram recusados três vezes. Fale conosco para que possamos ajudar.",
    },
    operatorMessage: { title: "{title}", text: "{text}" },
    tierUp: {
      title: "Boas-vindas ao nível {to}",
      text: "Você alcançou o nível {to}. Veja o que ele oferece.",
    },
    tierDown: {
      title: "Seu nível agora é {to}",
      text: "Seus pontos do último ano colocam você no nível {to}.",
    },
    bonusGranted: {
      title: "Um bônus para você: {name}",
      text: "{name} traz {amount} para você. As condições e o seu progresso estão em Meus bônus.",
    },
    bonusReady: {
      title: "Um bônus para você: {name}",
      text: "{name} está à sua espera. As condições e o seu progresso estão em Meus bônus.",
    },
    bonusExpiring: {
      title: "{name} termina em breve",
      text: "Seu bônus de {amount} termina em {expires}. O que não for jogado até lá será perdido.",
    },
    bonusConverted: {
      title: "{name} é seu",
      text: "Você cumpriu as condições do bônus: {amount} agora são seus.",
    },
    bonusForfeited: {
      title: "Você abriu mão de {name}",
      text: "Seu bônus terminou antes do prazo. {amount} foram retirados.",
    },
    bonusExpired: {
      title: "{name} expirou",
      text: "Seu bônus chegou ao fim do prazo. {amount} foram retirados.",
    },
    referralRewarded: {
      title: "Uma recompensa para você e {friend}",
      text: "Obrigado por trazer um amigo: {amount} são seus.",
    },
  },
};
