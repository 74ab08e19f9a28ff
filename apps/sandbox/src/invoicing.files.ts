/** An invoice as the shop asked for it; amounts are text with two decimals. */
export type WantedInvoice = {
  requestNo: string;
  colour: 'blue' | 'red';
  type: string;
  typeName: string;
  buyer: { name: string; taxNo: string; email: string };
  seller: { name: string; taxNo: string };
  remark: string;
  amount: string;
  tax: string;
  total: string;
  lines: {
    name: string;
    spec: string;
    unit: string;
    qty: number;
    taxRate: number;
    taxCode: string;
    amount: string;
    tax: string;
    total: string;
  }[];
  original: { invoiceNo: string; reason: string } | null;
  notifyUrl: string;
};

type Made = { invoiceNo: string; issuedOn: string };

const minus = ({ colour }: WantedInvoice): string => (colour === 'red' ? '-' : '');

function pageText(wanted: WantedInvoice, { invoiceNo, issuedOn }: Made): string[] {
  const sign = minus(wanted);
  return [
    `电子发票（${wanted.typeName}）${wanted.colour === 'red' ? ' 红字' : ''}`,
    `发票号码：${invoiceNo}    开票日期：${issuedOn}`,
    `购买方：${wanted.buyer.name}  ${wanted.buyer.taxNo}`,
    `销售方：${wanted.seller.name}  ${wanted.seller.taxNo}`,
    '',
    ...wanted.lines.map(
      (line) =>
        `${line.name} ${line.spec}  ${sign}${line.qty} ${line.unit}  金额 ${sign}${line.amount}  税率 ${line.taxRate}%  税额 ${sign}${line.tax}`,
    ),
    '',
    `合计金额 ${sign}${wanted.amount}  税额 ${sign}${wanted.tax}  价税合计 ${sign}${wanted.total}`,
    ...(wanted.original ? [`被红冲蓝字发票号码：${wanted.original.invoiceNo}  原因：${wanted.original.reason}`] : []),
    `备注：${wanted.remark}`,
    '沙箱开具，不是真实发票',
  ];
}

const utf16 = (text: string): string => {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return bytes.toString('hex');
};

/** One page in a Chinese font that every reader brings along: no font has to be packed. */
function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line, at) => `1 0 0 1 40 ${780 - at * 20} Tm <${utf16(line)}> Tj`).join('\n');
  const stream = `BT /F1 ${lines.length > 36 ? 7 : 10} Tf\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

const escaped = (text: string | number): string =>
  String(text).replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);
const element = (name: string, content: string | number): string => `<${name}>${escaped(content)}</${name}>`;

function xmlOf(wanted: WantedInvoice, { invoiceNo, issuedOn }: Made): Buffer {
  const sign = minus(wanted);
  const lines = wanted.lines.map(
    (line) =>
      `<Item>${element('Name', line.name)}${element('Spec', line.spec)}${element('Unit', line.unit)}${element('Quantity', `${sign}${line.qty}`)}` +
      `${line.taxCode && element('TaxCode', line.taxCode)}${element('Amount', `${sign}${line.amount}`)}${element('TaxRate', line.taxRate / 100)}${element('Tax', `${sign}${line.tax}`)}</Item>`,
  );
  const parts = [
    element('InvoiceNumber', invoiceNo),
    element('IssueDate', issuedOn),
    element('Type', wanted.typeName),
    element('BuyerName', wanted.buyer.name),
    element('BuyerTaxId', wanted.buyer.taxNo),
    element('SellerName', wanted.seller.name),
    element('SellerTaxId', wanted.seller.taxNo),
    element('TotalAmount', `${sign}${wanted.amount}`),
    element('TotalTax', `${sign}${wanted.tax}`),
    element('TotalWithTax', `${sign}${wanted.total}`),
    wanted.original ? element('OriginalNumber', wanted.original.invoiceNo) : '',
    `<Items>${lines.join('')}</Items>`,
  ];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice>${parts.join('')}</EInvoice>\n`, 'utf8');
}

/** What the buyer gets: a page to read, and the data that counts. */
export const filesOf = (wanted: WantedInvoice, made: Made): { name: string; content: string }[] => [
  { name: `${made.invoiceNo}.pdf`, content: pdfOf(pageText(wanted, made)).toString('base64') },
  { name: `${made.invoiceNo}.xml`, content: xmlOf(wanted, made).toString('base64') },
];
