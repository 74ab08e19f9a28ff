import {
  type AddressScope,
  type Area,
  areaUnfinished,
  type CallInput,
  type ReceiveAddress,
  type RecognisedAddress,
  addressFieldRules as rules,
} from '@yigou/contract';

export type AddressValues = {
  receiver: string;
  phone: string;
  /** From the province down, as far as chosen. */
  areas: readonly Area[];
  detail: string;
  tag: string;
  scope: AddressScope;
  isDefault: boolean;
};
export type AddressName = keyof AddressValues;
export type AddressErrors = Partial<Record<AddressName, string>>;

export const emptyAddress: AddressValues = {
  receiver: '',
  phone: '',
  areas: [],
  detail: '',
  tag: '',
  scope: 'own',
  isDefault: false,
};

export const addressNames = Object.keys(emptyAddress) as AddressName[];

export const valuesOf = ({ receiver, phone, areas, detail, tag, scope, isDefault }: ReceiveAddress): AddressValues => ({
  receiver,
  phone,
  areas,
  detail,
  tag,
  scope,
  isDefault,
});

const areaCodeOf = (areas: readonly Area[]): string => areas.at(-1)?.areaCode ?? '';

/** Down to the last level there is. */
export const areasComplete = (areas: readonly Area[]): boolean => areas.length > 0 && !areas.at(-1)?.hasChildren;

function areasError(areas: readonly Area[]): string {
  if (areas.length === 0) return rules.areaCode.message;
  return areasComplete(areas) ? '' : areaUnfinished;
}

export function checkAddress(values: AddressValues, name: AddressName): string {
  if (name === 'areas') return areasError(values.areas);
  if (name === 'scope' || name === 'isDefault') return '';
  return rules[name].pattern.test(values[name].trim()) ? '' : rules[name].message;
}

export function checkAll(values: AddressValues): AddressErrors {
  const errors: AddressErrors = {};
  for (const name of addressNames) {
    const error = checkAddress(values, name);
    if (error) errors[name] = error;
  }
  return errors;
}

export const isWrong = (errors: AddressErrors): boolean => Object.values(errors).some(Boolean);

export const toSaveInput = (
  { areas, ...values }: AddressValues,
  addressId: number | undefined,
): CallInput<'ReceiveAddress/Save'> => ({
  ...(addressId !== undefined && { addressId }),
  ...values,
  receiver: values.receiver.trim(),
  phone: values.phone.trim(),
  areaCode: areaCodeOf(areas),
  detail: values.detail.trim(),
  tag: values.tag.trim(),
});

/** The wire names the area by its code alone. */
export function fromWire(fields: Record<string, string>): AddressErrors {
  const errors: AddressErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = path === 'areaCode' ? 'areas' : addressNames.find((each) => each === path);
    if (name) errors[name] = message;
  }
  return errors;
}

const asText = ({ areas, ...rest }: AddressValues): string => JSON.stringify([areaCodeOf(areas), rest]);

export const addressChanged = (before: AddressValues, now: AddressValues): boolean => asText(before) !== asText(now);

/** What a pasted text says; what it does not say stays as it was. */
export const recognisedPart = ({ receiver, phone, areas, detail }: RecognisedAddress): Partial<AddressValues> => ({
  ...(receiver && { receiver }),
  ...(phone && { phone }),
  ...(areas.length > 0 && { areas }),
  ...(detail && { detail }),
});
