import type { CallInput } from '@yigou/contract/calls';
import type { Area, ReceiveAddress, RecognisedAddress } from '@yigou/contract/trade/addresses';
import { type AddressScope, areaUnfinished, addressFieldRules as rules } from '@yigou/contract/trade/addresses.terms';
import { checkBy, type FormChecks } from '@yigou/web-kit';

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

export const emptyAddress: AddressValues = {
  receiver: '',
  phone: '',
  areas: [],
  detail: '',
  tag: '',
  scope: 'own',
  isDefault: false,
};

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
const areasComplete = (areas: readonly Area[]): boolean => areas.length > 0 && !areas.at(-1)?.hasChildren;

function areasError(areas: readonly Area[]): string {
  if (areas.length === 0) return rules.areaCode.message;
  return areasComplete(areas) ? '' : areaUnfinished;
}

const by =
  (name: 'receiver' | 'phone' | 'detail' | 'tag') =>
  (values: AddressValues): string =>
    checkBy(rules[name])(values[name]);

export const addressChecks: FormChecks<AddressValues> = {
  receiver: by('receiver'),
  phone: by('phone'),
  areas: ({ areas }) => areasError(areas),
  detail: by('detail'),
  tag: by('tag'),
};

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
export const addressOnWire = { areaCode: 'areas' } as const;

const asText = ({ areas, ...rest }: AddressValues): string => JSON.stringify([areaCodeOf(areas), rest]);

export const addressChanged = (before: AddressValues, now: AddressValues): boolean => asText(before) !== asText(now);

/** What a pasted text says; what it does not say stays as it was. */
export const recognisedPart = ({ receiver, phone, areas, detail }: RecognisedAddress): Partial<AddressValues> => ({
  ...(receiver && { receiver }),
  ...(phone && { phone }),
  ...(areas.length > 0 && { areas }),
  ...(detail && { detail }),
});
