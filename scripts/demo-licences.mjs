import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { root, say } from './run.mjs';

/** Draws the licences of the demo's registrations. They are stored in the repository: only who changes them needs this. */

const folder = join(root, 'apps/server/demo/licences');

const licences = [
  {
    file: 'hdjm-sz.webp',
    code: '91320594MA1P7K3X28',
    name: '华东精密装备（苏州）有限公司',
    kind: '有限责任公司（法人独资）',
    head: '顾文清',
    scope: ['智能装备、精密零部件的研发、制造与销售；', '劳动保护用品、五金产品零售；货物进出口。'],
    capital: '人民币 3,000 万元整',
    since: '2019 年 04 月 18 日',
    place: '苏州工业园区示例路 118 号 2 幢',
    turned: false,
  },
  {
    file: 'changfeng.webp',
    code: '91110112MA01F8QD3J',
    name: '长风新能源科技有限公司',
    kind: '有限责任公司（自然人投资或控股）',
    head: '韩立群',
    scope: ['新能源技术开发、技术服务；光伏设备安装；', '电工器材、办公用品销售。'],
    capital: '人民币 5,000 万元整',
    since: '2018 年 11 月 06 日',
    place: '北京市通州区示例大街 6 号院 3 号楼',
    // Photographed on its side.
    turned: true,
  },
  {
    file: 'pujiang.webp',
    code: '91310106MA1FW9T5X4',
    // Not what its form says.
    name: '上海浦江仪器有限公司',
    kind: '有限责任公司（自然人独资）',
    head: '薛志国',
    scope: ['仪器仪表、实验室设备的销售与维修；', '化学试剂（不含危险品）批发。'],
    capital: '人民币 500 万元整',
    since: '2016 年 07 月 22 日',
    place: '上海市静安区示例路 800 弄 12 号',
    turned: false,
  },
];

/** In the browser: a page as the offices print it, and that it is an example. */
function draw({ code, name, kind, head, scope, capital, since, place, turned }) {
  const [width, height] = [960, 680];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = turned ? [height, width] : [width, height];
  const paper = canvas.getContext('2d');
  if (turned) {
    paper.translate(height, 0);
    paper.rotate(Math.PI / 2);
  }
  const text = (words, x, y, size, { color = '#2c2a26', weight = 400, align = 'left' } = {}) => {
    paper.font = `${weight} ${size}px "Noto Serif CJK SC", "Noto Sans CJK SC", serif`;
    paper.fillStyle = color;
    paper.textAlign = align;
    paper.fillText(words, x, y);
  };
  paper.fillStyle = '#fbf7ea';
  paper.fillRect(0, 0, width, height);
  paper.strokeStyle = '#c9a24a';
  paper.lineWidth = 6;
  paper.strokeRect(22, 22, width - 44, height - 44);
  paper.lineWidth = 1.5;
  paper.strokeRect(34, 34, width - 68, height - 68);
  paper.save();
  paper.translate(width / 2, height / 2);
  paper.rotate(-0.4);
  text('示例图片', 0, 40, 110, { color: 'rgb(120 100 40 / 8%)', weight: 700, align: 'center' });
  paper.restore();
  text('统一社会信用代码', 64, 92, 17, { color: '#6b6455' });
  text(code, 64, 120, 22, { weight: 600 });
  text('营 业 执 照', width / 2, 132, 52, { weight: 700, align: 'center' });
  text('（副 本）', width / 2, 168, 19, { color: '#6b6455', align: 'center' });
  const rows = [
    ['名　　称', name],
    ['类　　型', kind],
    ['法定代表人', head],
    ['经营范围', scope[0]],
    ['', scope[1]],
    ['注册资本', capital],
    ['成立日期', since],
    ['住　　所', place],
  ];
  rows.forEach(([label, value], at) => {
    text(label, 76, 232 + at * 42, 19, { color: '#6b6455' });
    text(value, 214, 232 + at * 42, 21, { weight: label.startsWith('名') ? 600 : 400 });
  });
  text('登记机关', 640, 590, 19, { color: '#6b6455' });
  text(since, 640, 626, 18);
  paper.strokeStyle = 'rgb(200 60 50 / 75%)';
  paper.lineWidth = 4;
  paper.beginPath();
  paper.arc(806, 566, 58, 0, Math.PI * 2);
  paper.stroke();
  text('★', 806, 578, 40, { color: 'rgb(200 60 50 / 75%)', align: 'center' });
  text('示例印章', 806, 610, 15, { color: 'rgb(200 60 50 / 85%)', align: 'center' });
  return canvas.toDataURL('image/webp', 0.72);
}

const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const { file, ...licence } of licences) {
  const [, base64 = ''] = (await page.evaluate(draw, licence)).split(',');
  const bytes = Buffer.from(base64, 'base64');
  writeFileSync(join(folder, file), bytes);
  say(`${file} ${bytes.length} 字节`);
}
await browser.close();
