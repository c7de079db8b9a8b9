import { showSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/show-sandbox-payment";
import { data } from "react-router";
import { pageContext } from "../../page-context.ts";
import { PaymentPage } from "../../site/sandbox/payment-page.tsx";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import type { Route } from "./+types/sandbox-payment";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.mode !== "sandbox") throw data(null, { status: 404 });
  const payment = await page.call(showSandboxPayment, { params: { reference: params.reference } });
  if (!payment) throw data(null, { status: 404 });
  return { words: loadWords(context, "sandbox"), payment };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/sandbox",
    title: "sandbox.paymentTitle",
    description: "sandbox.paymentText",
    hidden: true,
  });
}

export default function SandboxPayment({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <PaymentPage payment={loaderData.payment} />
    </WithWords>
  );
}
