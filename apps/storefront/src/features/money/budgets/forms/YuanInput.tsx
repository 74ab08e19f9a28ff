import { budgetLimitMax } from '@yigou/contract/money/budgets.terms';
import { InputNumber, type InputNumberProps } from 'antd';

const withSeparators = (text: string | number | undefined): string => {
  const [whole = '', ...rest] = String(text ?? '').split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
};

/** Yuan with two decimals; negative only where `min` says so. */
export const YuanInput = (props: InputNumberProps<number>) => (
  <InputNumber<number>
    min={0}
    max={budgetLimitMax}
    precision={2}
    controls={false}
    style={{ width: '100%' }}
    {...props}
    formatter={withSeparators}
    parser={(text) => Number((text ?? '').replaceAll(',', ''))}
  />
);
