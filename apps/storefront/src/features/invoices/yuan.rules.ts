import { formatYuan } from '@yigou/contract';

/** In a column whose head names the unit: without ¥, and with a real minus. */
export const yuanText = (yuan: number): string => formatYuan(yuan).replace('¥', '').replace('-', '−');
