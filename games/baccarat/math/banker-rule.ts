import type { BankerRule } from "../../kit/math/baccarat/baccarat-hands.ts";

/** The versions of the maths, which differ in how the banker bet pays. Version 1 is the default. */
const rules: Readonly<Record<number, BankerRule>> = { 1: "commission", 2: "no-commission" };

export const bankerRuleOf = (mathsVersion: number): BankerRule => rules[mathsVersion] ?? "commission";
