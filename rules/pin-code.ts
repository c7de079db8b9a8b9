/** Whether a PIN is easy to guess: four equal digits, or a sequence such as 1234 or 3210. */
export function isSimplePin(pinCode: string): boolean {
  const steps = [...pinCode].slice(1).map((digit, index) => Number(digit) - Number(pinCode[index]));
  return [0, 1, -1].some((step) => steps.every((taken) => taken === step));
}
