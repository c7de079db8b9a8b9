import type { Texts } from "./en.ts";

export const fr: Texts = {
  greeting: "Bonjour {name},",
  unknownPlace: "depuis un lieu inconnu",
  reason: "Le motif : {reason}",
  messages: {
    depositCompleted: {
      title: "Votre dépôt est arrivé",
      text: "{amount} ont été ajoutés à votre solde.",
    },
    depositReversed: {
      title: "Un dépôt a été repris",
      text: "Votre banque ou prestataire de paiement a repris votre dépôt de {amount}. Écrivez-nous si vous ne l'avez pas demandé.",
    },
    withdrawalApproved: {
      title: "Votre retrait est approuvé",
      text: "Votre retrait de {amount} vers {target} est approuvé et en route.",
    },
    withdrawalPaid: {
      title: "Votre retrait est payé",
      text: "Votre retrait de {amount} a été versé sur {target}.",
    },
    withdrawalDeclined: {
      title: "Votre retrait a été refusé",
      text: "Votre retrait de {amount} vers {target} a été refusé. L'argent est de nouveau sur votre solde.",
    },
    transferSent: {
      title: "Vous avez envoyé de l'argent à {other}",
      text: "Vous avez envoyé {amount} à {other}. Écrivez-nous tout de suite si ce n'était pas vous.",
    },
    transferReceived: {
      title: "{other} vous a envoyé de l'argent",
      text: "{other} vous a envoyé {amount}. La somme est sur votre solde.",
    },
    newDeviceLogin: {
      title: "Connexion depuis un nouvel appareil",
      text: "Quelqu'un s'est connecté à votre compte avec {device}, {place}. Si ce n'était pas vous, changez votre mot de passe et déconnectez les autres appareils.",
    },
    documentVerified: {
      title: "Votre document est vérifié",
      text: "Merci. Votre identité est confirmée et les retraits vous sont ouverts.",
    },
    documentInvalid: {
      title: "Votre document n'a pas été accepté",
      text: "Nous n'avons pas pu vérifier le document envoyé. Merci d'en envoyer un autre.",
    },
    documentBlocked: {
      title: "La vérification des documents est bloquée",
      text: "Vos documents ont été refusés trois fois. Écrivez-nous pour que nous puissions vous aider.",
    },
    operatorMessage: { title: "{title}", text: "{text}" },
    tierUp: {
      title: "Bienvenue au niveau {to}",
      text: "Vous avez atteint le niveau {to}. Découvrez ce qu'il vous apporte.",
    },
    tierDown: {
      title: "Votre niveau est désormais {to}",
      text: "Vos points de l'année écoulée vous placent au niveau {to}.",
    },
    bonusGranted: {
      title: "Un bonus pour vous : {name}",
      text: "{name} vous apporte {amount}. Ses conditions et votre progression sont dans Mes bonus.",
    },
    bonusReady: {
      title: "Un bonus pour vous : {name}",
      text: "{name} vous attend. Ses conditions et votre progression sont dans Mes bonus.",
    },
    bonusExpiring: {
      title: "{name} se termine bientôt",
      text: "Votre bonus de {amount} se termine le {expires}. Ce qui n'aura pas été joué d'ici là sera perdu.",
    },
    bonusConverted: {
      title: "{name} est à vous",
      text: "Vous avez rempli les conditions de votre bonus : {amount} vous appartiennent désormais.",
    },
    bonusForfeited: {
      title: "Vous avez renoncé à {name}",
      text: "Votre bonus s'est terminé plus tôt. {amount} ont été repris.",
    },
    bonusExpired: {
      title: "{name} a expiré",
      text: "Votre bonus est arrivé à son terme. {amount} ont été repris.",
    },
    referralRewarded: {
      title: "Une récompense pour vous et {friend}",
      text: "Merci de nous avoir amené un ami : {amount} sont à vous.",
    },
  },
};
