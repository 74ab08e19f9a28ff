/**
 * Development zones as people write them. No division of the state is called so, or not quite; an address has to name
 * the division. `parent` is the place that stands in front of the name: 苏州 + 高新区.
 */
export type ZoneRow = { parent: string; code: string; names: string };

/** The zone is the division: one administration, one area. */
export const zonesThatAre: readonly ZoneRow[] = [
  { parent: '310000', code: '310115503', names: '张江高科技园区 浦东张江高科技园区 浦东张江高科 张江高科' },
  {
    parent: '310000',
    code: '310115502',
    names: '金桥经济技术开发区 浦东金桥经济技术开发区 金桥出口加工区 浦东金桥出口加工区',
  },
  { parent: '310000', code: '310104501', names: '漕河泾新兴技术开发区 徐汇漕河泾开发区 漕河泾开发区' },
  { parent: '110000', code: '110115403', names: '经济技术开发区 亦庄经济技术开发区 亦庄开发区 大兴亦庄经济技术开发区' },
  { parent: '110115', code: '110115403', names: '亦庄经济技术开发区 亦庄开发区' },
  { parent: '210200', code: '210213', names: '经济技术开发区 开发区 金普新区' },
  { parent: '320200', code: '320214', names: '高新区 高新技术产业开发区 新区' },
  { parent: '320400', code: '320411', names: '高新区 高新技术产业开发区' },
  { parent: '320500', code: '320571', names: '工业园区' },
  { parent: '320500', code: '320505', names: '高新区 高新技术产业开发区 国家高新技术产业开发区 新区' },
  { parent: '320583', code: '320583400', names: '开发区 经济技术开发区 经济开发区 经开区' },
  { parent: '330100', code: '330114', names: '经济技术开发区 经开区 下沙经济技术开发区 下沙开发区 钱塘新区' },
  { parent: '330100', code: '330108', names: '高新区 高新技术产业开发区' },
  { parent: '330200', code: '330206', names: '经济技术开发区 开发区 经开区' },
  { parent: '370200', code: '370211', names: '经济技术开发区 开发区 西海岸新区' },
  { parent: '420100', code: '420113', names: '经济技术开发区 经开区' },
  { parent: '440100', code: '440112', names: '开发区 经济技术开发区 高新区 高新技术产业开发区' },
  { parent: '440100', code: '440115', names: '南沙开发区 南沙新区' },
];

/** The zone is a part of the division, or spans several: its name stays in the address. */
export const zonesWithin: readonly ZoneRow[] = [
  { parent: '120000', code: '120116', names: '经济技术开发区 开发区 泰达开发区' },
  { parent: '430100', code: '430104', names: '高新区 高新技术产业开发区' },
  { parent: '440300', code: '440305', names: '前海深港合作区 前海自贸区 高新技术产业园区' },
  { parent: '440400', code: '440402', names: '高新区 高新技术产业开发区 横琴新区 横琴粤澳深度合作区' },
  { parent: '420100', code: '420100', names: '东湖高新区 东湖新技术开发区 东湖高新技术开发区' },
  { parent: '510100', code: '510100', names: '高新区 高新技术产业开发区 天府新区' },
  { parent: '500000', code: '500000', names: '两江新区' },
  { parent: '610100', code: '610100', names: '高新区 高新技术产业开发区 经济技术开发区 经开区' },
  { parent: '320100', code: '320100', names: '江北新区' },
];
