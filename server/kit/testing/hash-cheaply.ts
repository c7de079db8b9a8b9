import { hashCheaply } from "../secret-hash.ts";

hashCheaply(true);
