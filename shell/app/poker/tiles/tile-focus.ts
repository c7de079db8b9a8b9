import { createContext } from "react";

/** Whether keyboard shortcuts apply to this table; with several tables on the page, only to the one in use. */
export const TileFocus = createContext(true);
