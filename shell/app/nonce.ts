import { createContext } from "react";

/** The CSP nonce of this response during server rendering; empty in the browser, which hides nonces. */
export const NonceContext = createContext("");
