/** A PIN that anybody would try first: four equal digits, or a run up or down such as 1234 and 3210. */
export function isSimplePin(pinCode: string): boolean {
  const steps = [...pinCode].slice(1).map((digit, index) => Number(digit) - Number(pinCode[index]));
  return [0, 1, -1].some((step) => steps.every((taken) => taken === step));
}
