const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

const classCount = (password: string) => classes.filter((each) => each.test(password)).length;

/** The password rule of the contract in parts, so that each can be ticked while typing. */
export const passwordParts = (password: string): { text: string; ok: boolean }[] => [
  { text: '8–20 位', ok: password.length >= 8 && password.length <= 20 },
  { text: '大写字母、小写字母、数字、符号至少三种', ok: classCount(password) >= 3 },
  { text: '不含空格、中文等其他字符', ok: /^[\x21-\x7e]+$/.test(password) },
];

type Strength = '弱' | '中' | '强';

export function passwordStrength(password: string): Strength {
  if (!passwordParts(password).every((part) => part.ok)) return '弱';
  return password.length >= 12 && classCount(password) === classes.length ? '强' : '中';
}
