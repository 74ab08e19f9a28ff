const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

function checkDigit(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const char of first17) {
    sum += alphabet.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? '';
}

/** 统一社会信用代码, GB 32100: the last of the 18 places is a check digit over the other 17. */
export const taxNumberOk = (text: string): boolean => shape.test(text) && checkDigit(text.slice(0, 17)) === text[17];
