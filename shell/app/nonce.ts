import { createContext } from "react";

/** The nonce of this answer while it is rendered on the server; nothing in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);
