/** A person of the demo data. Each part of the product reads the fields that concern it when it seeds. */
export type DemoPerson = {
  email: string;
  password: string;
  /** How the person stands, in words, for whoever looks for somebody to try something with. */
  state: string;
  totpSecret: string | null;
};

const password = "Parlour-demo-1";

export const demoPeople: readonly DemoPerson[] = [
  {
    email: "demo@parlour.example",
    password,
    state:
      "PIN 1234, phone and documents verified, 1,000.00 USD, 5,000 redeemable points, linked accounts, unread messages",
    totpSecret: null,
  },
  {
    email: "fresh@parlour.example",
    password,
    state: "No PIN, phone not validated, documents requested, no money yet",
    totpSecret: null,
  },
  {
    email: "secure@parlour.example",
    password,
    state: "PIN 1234, phone validated, asked for an authenticator code",
    totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  },
  {
    email: "blocked@parlour.example",
    password,
    state: "PIN 1234, document verification blocked",
    totpSecret: null,
  },
  {
    email: "crypto@parlour.example",
    password,
    state: "PIN 1234, plays in bitcoin, shown in mBTC",
    totpSecret: null,
  },
  {
    email: "operator@parlour.example",
    password,
    state: "Operator console with all roles",
    totpSecret: null,
  },
];
