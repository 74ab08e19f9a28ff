/** Provinces by the first two digits of their division code. A null fee: nothing is sent there. In 分. */
export type FreightRegion = { provinces: string[]; fee: number | null; freeFrom: number };
export type FreightRule = { fee: number; freeFrom: number; regions: FreightRegion[] };
