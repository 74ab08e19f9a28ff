type Carrier = { name: string; pattern: RegExp; hint: string };

/** Who brings a parcel, and what their numbers look like. */
export const carriers = {
  sf: { name: '顺丰速运', pattern: /^SF\d{12,15}$/, hint: 'SF 加 12–15 位数字' },
  jd: { name: '京东物流', pattern: /^JD[A-Z0-9]{10,18}$/, hint: 'JD 加 10–18 位字母或数字' },
  deppon: { name: '德邦快递', pattern: /^DPK\d{9,15}$/, hint: 'DPK 加 9–15 位数字' },
  zto: { name: '中通快递', pattern: /^(7[3-9]\d{11,12}|\d{12,14})$/, hint: '12–14 位数字' },
  yto: { name: '圆通速递', pattern: /^(YT\d{13}|\d{10,18})$/, hint: 'YT 加 13 位数字，或 10–18 位数字' },
  sto: { name: '申通快递', pattern: /^\d{12,15}$/, hint: '12–15 位数字' },
  yunda: { name: '韵达快递', pattern: /^\d{13,15}$/, hint: '13–15 位数字' },
  ems: { name: '中国邮政', pattern: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{13})$/, hint: '13 位，如 EA123456789CN' },
  own: { name: '商家自送', pattern: /^[A-Z0-9-]{0,32}$/, hint: '可不填，或 32 位以内字母、数字' },
} as const satisfies Record<string, Carrier>;
export type CarrierCode = keyof typeof carriers;

/** What is wrong with a number; empty: nothing. */
export const trackingFault = (carrier: CarrierCode, trackingNo: string): string =>
  carriers[carrier].pattern.test(trackingNo) ? '' : `${carriers[carrier].name}的运单号应为${carriers[carrier].hint}`;

/** Whose numbers look like this one; several may. */
export const carriersLike = (trackingNo: string): CarrierCode[] =>
  (Object.keys(carriers) as CarrierCode[]).filter((code) => code !== 'own' && carriers[code].pattern.test(trackingNo));

export const shipmentStateLabels = {
  shipped: '运输中',
  delivered: '已送达',
  received: '已收货',
  withdrawn: '已撤销',
  ended: '未送达',
} as const;
export type ShipmentState = keyof typeof shipmentStateLabels;

export const shipmentActionLabels = { receive: '确认收货', extend: '延长收货' } as const;
export type ShipmentAction = keyof typeof shipmentActionLabels;

export const shipmentLimits = {
  /** Shipped within these hours once it is paid. */
  promiseHours: 48,
  /** Received by itself so long after it was delivered; where nobody says that it was, after it was shipped. */
  receiveDays: 15,
  undeliveredDays: 30,
  extendDays: 7,
  parcels: 20,
  event: 100,
  /** Why a parcel was called back, or pieces were given up. */
  reason: 100,
  /** 催发货 once in so many hours. */
  urgeHours: 24,
} as const;
