import { applyAsAffiliate } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import { getAffiliate } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import { listAffiliates } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import { setCommissionPlan } from "@parlour/contracts/calls/rewards/affiliates/set-commission-plan";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const marketing = () => actAsOperator(stack.client(), "mara", ["MARKETING"]);
const request = {
  website: "https://reviews.example/games",
  audience: "People who compare games",
  message: "I write about how games are made.",
  acceptTerms: true as const,
};

async function apply(language: string) {
  const player = await addPlayer(stack, { currency: "USD", language });
  const client = stack.client();
  await signIn(client, player);
  const { body } = await client.call(applyAsAffiliate, { body: request });
  const letters = async () => (await client.call(listOutbox, { query: { to: player.email } })).body;
  return { player, id: body.id, letters };
}

const decide = (id: string, decision: "APPROVE" | "REFUSE", reason: string) =>
  marketing().call(decideAffiliateApplication, { params: { id }, body: { decision, reason } });

test.each([
  ["en", "We've received your affiliate application", "Your affiliate application"],
  ["es", "Hemos recibido tu solicitud de afiliado", "Tu solicitud de afiliado"],
  ["fr", "Nous avons reçu votre demande d’affiliation", "Votre demande d’affiliation"],
  ["pt", "Recebemos a sua solicitação de afiliado", "A sua solicitação de afiliado"],
  ["zh", "我们已收到您的联盟申请", "关于您的联盟申请"],
])(
  "an applicant who reads %s gets an e-mail when they apply and when they are refused",
  async (language, applied, refused) => {
    const { id, letters } = await apply(language);
    await expect.poll(async () => (await letters()).map(({ subject }) => subject)).toEqual([applied]);
    expect((await decide(id, "REFUSE", "The site is empty")).status).toBe(200);
    // A second decision is refused and sends no second e-mail.
    expect((await decide(id, "REFUSE", "The site is empty")).status).toBe(409);
    await expect
      .poll(async () => (await letters()).map(({ subject }) => subject).toSorted())
      .toEqual([applied, refused].toSorted());
    const letter = (await letters()).find(({ subject }) => subject === refused)!;
    expect(letter.text).toContain("The site is empty");
  },
);

test("an approved applicant is sent to the portal, and the console shows every version of the plan", async () => {
  const { player, id, letters } = await apply("en");
  expect((await decide(id, "APPROVE", "A good site")).status).toBe(200);
  await expect
    .poll(async () => (await letters()).find(({ subject }) => subject?.startsWith("Welcome"))?.text)
    .toContain("/account/affiliate");
  const listed = (await marketing().call(listAffiliates)).body.find(
    ({ playerId }) => playerId === player.id,
  )!;
  const params = { id: listed.id };
  const plan = { kind: "HYBRID" as const, cpaAmount: 25, cpaMinimumDeposit: 20, shareBasisPoints: 3_000 };
  await marketing().call(setCommissionPlan, { params, body: { plan, reason: "Brings many" } });

  const cashier = actAsOperator(stack.client(), "paul", ["PAYMENTS"]);
  const { body } = await cashier.call(getAffiliate, { params });
  expect(body).toMatchObject({
    playerId: player.id,
    plan: { version: 1, kind: "REVENUE_SHARE", shareBasisPoints: 2_500 },
    plans: [
      { version: 2, kind: "HYBRID", cpaAmount: 25, createdBy: "operator_mara" },
      { version: 1, kind: "REVENUE_SHARE" },
    ],
    links: [],
    statements: [{ state: "RUNNING", commission: 0 }],
  });
  expect(body.plans[0]!.fromMonth > body.plan.fromMonth).toBe(true);
  expect((await cashier.call(getAffiliate, { params: { id: "affiliate_none" } })).status).toBe(404);
});
