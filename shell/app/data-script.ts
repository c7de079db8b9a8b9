import { createContext } from "react";

/**
 * The script that completes the page's data for hydration. Only the server renders this script, which runs before
 * React hydrates.
 */
export const DataScriptContext = /* @__PURE__ */ createContext("");
