import { minorUnitsOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { sandboxDeclaration, sandboxProviderCode } from "@parlour/server/services/money/payment-provider";
import { houseDeclaration, type SeedMethod, seedMethods } from "@parlour/server/services/money/routing";

type Kind = (typeof sandboxDeclaration.kinds)[number];
type Limits = { min: number; max: number; fee: number };
type Offer = { provider: string; kind: Kind; paymentType: "D" | "W"; position: number };

/** Kinds of payment methods that are not seeded, so that operators can create one in the sandbox. */
const notSeeded = ["IBAN"];

function method(
  { provider, kind, paymentType, position }: Offer,
  currency: string,
  limits: Limits,
): SeedMethod {
  const minor = (amount: number) => (amount === 0 ? 0n : minorUnitsOf(amount, currency));
  return {
    paymentType,
    group: kind.group.code,
    groupName: kind.group.name,
    code: kind.code,
    name: kind.name,
    currency,
    minMinor: minor(limits.min),
    maxMinor: minor(limits.max),
    feeMinor: minor(limits.fee),
    provider,
    kind: kind.code,
    position,
  };
}

function sandboxMethods(): SeedMethod[] {
  return sandboxDeclaration.kinds
    .filter(({ code }) => !notSeeded.includes(code))
    .flatMap((kind) => {
      const flows = [
        ["D", kind.deposit],
        ["W", kind.withdrawal],
      ] as const;
      return flows.flatMap(([paymentType, flow]) => {
        const offer = { provider: sandboxProviderCode, kind, paymentType, position: kind.look.order };
        return (flow?.currencies ?? []).map(({ currency, suggested }) => method(offer, currency, suggested));
      });
    });
}

/**
 * Returns the methods for sending money to other players, one for every currency that can be withdrawn.
 * Cryptocurrencies use the withdrawal limits.
 */
function transferMethods(withdrawals: readonly SeedMethod[]): SeedMethod[] {
  const { provider, kinds } = houseDeclaration;
  const kind = kinds[0]!;
  return withdrawals.map(({ group, currency, minMinor, maxMinor }) => {
    const isCoin = group === "CRYPTO";
    const offer = { provider, kind, paymentType: "W", position: isCoin ? 20 : 4 } as const;
    const own = kind.withdrawal!.currencies.find((one) => one.currency === currency)!;
    const transfer = method(offer, currency, own.suggested);
    return isCoin ? { ...transfer, minMinor, maxMinor } : transfer;
  });
}

export async function seedPaymentMethods(kit: Kit): Promise<void> {
  const methods = sandboxMethods();
  const withdrawals = methods.filter(({ paymentType }) => paymentType === "W");
  await seedMethods(kit.db, [...methods, ...transferMethods(withdrawals)]);
}
