import { createContext } from "react";

/** The nonce of this answer while it is rendered on the server; empty in the browser, which hides nonces. */
export const NonceContext = createContext("");
