import type { Texts } from "./en.ts";

export const es: Texts = {
  greeting: "Hola, {name}:",
  unknownPlace: "desde un lugar desconocido",
  reason: "El motivo: {reason}",
  messages: {
    depositCompleted: { title: "Tu depósito ha llegado", text: "Se han añadido {amount} a tu saldo." },
    depositReversed: {
      title: "Un depósito fue devuelto",
      text: "Tu banco o proveedor de pago ha retirado tu depósito de {amount}. Escríbenos si no lo has pedido tú.",
    },
    withdrawalApproved: {
      title: "Tu retirada está aprobada",
      text: "Tu retirada de {amount} a {target} está aprobada y en camino.",
    },
    withdrawalPaid: {
      title: "Tu retirada está pagada",
      text: "Tu retirada de {amount} se ha pagado a {target}.",
    },
    withdrawalDeclined: {
      title: "Tu retirada fue rechazada",
      text: "Tu retirada de {amount} a {target} fue rechazada. El dinero ha vuelto a tu saldo.",
    },
    transferSent: {
      title: "Has enviado dinero a {other}",
      text: "Has enviado {amount} a {other}. Si no fuiste tú, escríbenos enseguida.",
    },
    transferReceived: {
      title: "{other} te ha enviado dinero",
      text: "{other} te ha enviado {amount}. Ya está en tu saldo.",
    },
    newDeviceLogin: {
      title: "Inicio de sesión desde un dispositivo nuevo",
      text: "Alguien ha entrado en tu cuenta con {device}, {place}. Si no fuiste tú, cambia tu contraseña y cierra la sesión de los demás dispositivos.",
    },
    documentVerified: {
      title: "Tu documento está verificado",
      text: "Gracias. Tu identidad está confirmada y ya puedes retirar dinero.",
    },
    documentInvalid: {
      title: "Tu documento no fue aceptado",
      text: "No hemos podido verificar el documento que enviaste. Envía otro, por favor.",
    },
    documentBlocked: {
      title: "La verificación de documentos está bloqueada",
      text: "Tus documentos fueron rechazados tres veces. Escríbenos para que podamos ayudarte.",
    },
    operatorMessage: { title: "{title}", text: "{text}" },
    tierUp: {
      title: "Te damos la bienvenida a {to}",
      text: "Has alcanzado el nivel {to}. Descubre lo que te ofrece.",
    },
    tierDown: {
      title: "Tu nivel es ahora {to}",
      text: "Tus puntos del último año te sitúan en el nivel {to}.",
    },
    bonusGranted: {
      title: "Un bono para ti: {name}",
      text: "{name} te aporta {amount}. Sus condiciones y tu progreso están en Mis bonos.",
    },
    bonusReady: {
      title: "Un bono para ti: {name}",
      text: "{name} ya te espera. Sus condiciones y tu progreso están en Mis bonos.",
    },
    bonusExpiring: {
      title: "{name} termina pronto",
      text: "Tu bono de {amount} termina el {expires}. Lo que no se haya jugado hasta entonces se pierde.",
    },
    bonusConverted: {
      title: "{name} es tuyo",
      text: "Has cumplido las condiciones de tu bono: {amount} son ahora dinero tuyo.",
    },
    bonusForfeited: {
      title: "Has renunciado a {name}",
      text: "Tu bono ha terminado antes de tiempo. Se han retirado {amount}.",
    },
    bonusExpired: {
      title: "{name} ha caducado",
      text: "Tu bono ha llegado a su fecha final. Se han retirado {amount}.",
    },
    referralRewarded: {
      title: "Una recompensa para ti y {friend}",
      text: "Gracias por reunirnos con un amigo: {amount} son tuyos.",
    },
  },
};
