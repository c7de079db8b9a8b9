import { createContext } from "react";

/** Whether keys act at this table; with several tables on the page, only at the one in use. */
export const TileFocus = createContext(true);
