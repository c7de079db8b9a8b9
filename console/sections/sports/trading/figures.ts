export const odds = (price: number | null): string => (price === null ? "–" : price.toFixed(2));
