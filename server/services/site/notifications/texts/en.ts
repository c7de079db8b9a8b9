type Message = { title: string; text: string };

const messages = {
  depositCompleted: {
    title: "Your deposit has arrived",
    text: "{amount} has been added to your balance.",
  },
  depositReversed: {
    title: "A deposit was taken back",
    text: "Your bank or payment provider has taken back your deposit of {amount}. Contact us if you did not ask for this.",
  },
  withdrawalApproved: {
    title: "Your withdrawal is approved",
    text: "Your withdrawal of {amount} to {target} is approved and on its way.",
  },
  withdrawalPaid: {
    title: "Your withdrawal is paid",
    text: "Your withdrawal of {amount} was paid to {target}.",
  },
  withdrawalDeclined: {
    title: "Your withdrawal was declined",
    text: "Your withdrawal of {amount} to {target} was declined. The money is back in your balance.",
  },
  transferSent: {
    title: "You sent money to {other}",
    text: "You sent {amount} to {other}. Contact us at once if this was not you.",
  },
  transferReceived: {
    title: "{other} sent you money",
    text: "{other} sent you {amount}. It is in your balance.",
  },
  newDeviceLogin: {
    title: "Login from a new device",
    text: "Somebody logged in to your account with {device}, {place}. If this was not you, change your password and log out the other devices.",
  },
  documentVerified: {
    title: "Your document is verified",
    text: "Thank you. Your identity is confirmed, and withdrawals are open to you.",
  },
  documentInvalid: {
    title: "Your document was not accepted",
    text: "We could not verify the document you sent. Please send another one.",
  },
  documentBlocked: {
    title: "Document verification is blocked",
    text: "Your documents were refused three times. Please contact us, so that we can help you on.",
  },
  operatorMessage: { title: "{title}", text: "{text}" },
  tierUp: {
    title: "Welcome to {to}",
    text: "You have reached the tier {to}. See what it gives you.",
  },
  tierDown: {
    title: "Your tier is now {to}",
    text: "Your points of the past year place you in the tier {to}.",
  },
  bonusGranted: {
    title: "A bonus for you: {name}",
    text: "{name} brings you {amount}. Its terms and your progress are under My bonuses.",
  },
  bonusReady: {
    title: "A bonus for you: {name}",
    text: "{name} is ready for you. Its terms and your progress are under My bonuses.",
  },
  bonusExpiring: {
    title: "{name} ends soon",
    text: "Your bonus of {amount} ends on {expires}. What is not played through by then is lost.",
  },
  bonusConverted: {
    title: "{name} is yours",
    text: "You have played through your bonus: {amount} is now your own money.",
  },
  bonusForfeited: { title: "{name} was given up", text: "Your bonus ended early. {amount} was taken back." },
  bonusExpired: {
    title: "{name} has expired",
    text: "Your bonus has ended by its date. {amount} was taken back.",
  },
  referralRewarded: {
    title: "A reward for you and {friend}",
    text: "Thank you for bringing a friend together with us: {amount} is yours.",
  },
} satisfies Record<string, Message>;

export type TextKey = keyof typeof messages;

/** Every language has all of them, or it does not compile. */
export type Texts = {
  greeting: string;
  unknownPlace: string;
  /** Follows a refusal whose reason the player should know. */
  reason: string;
  messages: Readonly<Record<TextKey, Message>>;
};

export const en: Texts = {
  greeting: "Hello {name},",
  unknownPlace: "from an unknown place",
  reason: "The reason: {reason}",
  messages,
};
