import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { ApiError } from "@parlour/web/api/api-error";
import { solveCaptcha } from "@parlour/web/api/captcha/solve-captcha";
import { client } from "@parlour/web/api/client";

const send = client(contactUs);

export type ContactFields = { email: string; subject: string; message: string; website: string };

/** Sends a message to support and solves the captcha if one is required. */
export async function sendMessage(
  { email, subject, message, website }: ContactFields,
  onProving: () => void,
): Promise<void> {
  const body = {
    birthDate: null,
    email: email.trim(),
    message: message.trim(),
    pinCode: null,
    subject,
    username: null,
    ...(website && { website }),
  };
  try {
    await send({ body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== "CAPTCHA_REQUIRED") throw error;
    onProving();
    await send({ body, headers: { "x-captcha-token": await solveCaptcha(() => {}) } });
  }
}
