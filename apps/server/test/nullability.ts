import type { Database } from '../src/ground/db/client';

/** As much of PostgreSQL's plan as it takes to see where a column comes from. */
type Plan = {
  'Node Type': string;
  Output?: string[];
  Alias?: string;
  'Relation Name'?: string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'CTE Name'?: string;
  Plans?: Plan[];
};

/** Columns as `table.column`; those in `notNull` never are. */
type Columns = { all: ReadonlySet<string>; notNull: ReadonlySet<string> };
type Sources = { markColumns: (expression: string) => string; parts: Map<string, Plan> };

const bare = (name: string): string => name.replaceAll('"', '');
const sure = '⊤';
const perhaps = '⊥';

/** Which side of a join may be missing. */
const optionalSides: Record<string, string[]> = { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] };

function sourcesOf(plan: Plan, { all, notNull }: Columns): Sources {
  const tables = new Map<string, { table: string; optional: boolean }>();
  const parts = new Map<string, Plan>();
  function walk(node: Plan, optional: boolean) {
    if (node['Subplan Name']?.startsWith('CTE ')) parts.set(node['Subplan Name'].slice(4), node);
    if (node.Alias && node['Relation Name']) tables.set(node.Alias, { table: node['Relation Name'], optional });
    const sides = optionalSides[node['Join Type'] ?? ''] ?? [];
    for (const child of node.Plans ?? []) walk(child, optional || sides.includes(child['Parent Relationship'] ?? ''));
  }
  walk(plan, false);
  const markOf = (alias: string, column: string): string => {
    const source = tables.get(alias);
    return source && !source.optional && notNull.has(`${source.table}.${column}`) ? sure : perhaps;
  };
  // Where there is one table only, PostgreSQL leaves its name out.
  const [[only, source] = ['', undefined]] = tables.size === 1 ? tables : [];
  const markColumns = (expression: string) =>
    expression
      .replace(/(\w+|"[^"]+")\.(\w+|"[^"]+")/g, (_, alias, column) => markOf(bare(alias), bare(column)))
      .replace(/(?<![:\w])(?:[a-z_]\w*|"[^"]+")(?![\w(])/g, (name) =>
        all.has(`${source?.table}.${bare(name)}`) ? markOf(only, bare(name)) : name,
      );
  return { markColumns, parts };
}

const both = (a: string, b: string): string => (a === sure && b === sure ? sure : perhaps);

/** Takes an expression apart from the inside, until one mark is left: never null, or perhaps. */
function markOf(expression: string, { markColumns }: Sources): string {
  const literals = expression
    .replace(/'(?:[^']|'')*'/g, sure)
    .replace(/\bNULL::\w+/g, perhaps)
    .replace(/\((?:InitPlan|SubPlan) \w+\)(?:\.col\d+)?|\$\d+/g, perhaps);
  let now = markColumns(literals)
    .replace(/\bcount\([^()]*\)/g, sure)
    .replace(/\b(?:\d+|true|false)\b/g, sure);
  for (let before = ''; before !== now; ) {
    before = now;
    now = now
      .replace(/([⊤⊥])::[a-z]\w*(?: [a-z]+)*(?:\[\])?/g, '$1')
      .replace(/[⊤⊥] IS (?:NOT )?(?:NULL|TRUE|FALSE)/g, sure)
      .replace(/(?:COALESCE|GREATEST|LEAST)\(([⊤⊥, ]+)\)/g, (_, given: string) =>
        given.includes(sure) ? sure : perhaps,
      )
      .replace(/\bconcat(?:\(|_ws\(⊤, )[⊤⊥, ]+\)/g, sure)
      // Of no rows there is none.
      .replace(/\b(?:sum|min|max)\([⊤⊥]\)/g, perhaps)
      .replace(/(?:EXTRACT\(\w+ FROM |date_part\(⊤, |round\(|nextval\()([⊤⊥])\)/g, '$1')
      .replace(/[⊤⊥] ->>? [⊤⊥]/g, perhaps)
      // Whatever is asked, one of the answers is given.
      .replace(/CASE(?: [⊤⊥])?((?: WHEN (?:(?!CASE|THEN).)+ THEN [⊤⊥])+ ELSE [⊤⊥]) END/g, (_, given: string) =>
        /(?:THEN|ELSE) ⊥/.test(given) ? perhaps : sure,
      )
      .replace(/([⊤⊥]) (?:[-+*/]|\|\||AND|OR|[<>=]+) ([⊤⊥])/g, (_, a, b) => both(a, b))
      .replace(/(^|[^\w])\(([⊤⊥])\)/g, '$1$2');
  }
  return now;
}

function nullable(plan: Plan, at: number, sources: Sources): boolean {
  if (plan['Node Type'] === 'Append') return (plan.Plans ?? []).some((part) => nullable(part, at, sources));
  const part = plan['Node Type'] === 'CTE Scan' ? sources.parts.get(plan['CTE Name'] ?? '') : undefined;
  // The parts of a statement do not tell the names of their columns, only their order.
  if (part && part.Output?.length === plan.Output?.length) return nullable(part, at, sources);
  return markOf(plan.Output?.[at] ?? '', sources) !== sure;
}

/**
 * For each column of the answer whether it can be null, as far as the plan and the tables prove: what is not proven can.
 * PostgreSQL itself does not tell.
 */
export async function nullableColumns(database: Database, text: string, columnCount: number): Promise<boolean[]> {
  const { rows: columns } = await database.run(
    `select relname || '.' || attname as name, attnotnull as sure from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0`,
  );
  const names = (given: typeof columns) => new Set(given.map((row) => String(row.name)));
  // Without values: only then may the text hold parameters.
  const { rows } = await database.run(`explain (verbose, generic_plan, format json) ${text}`);
  const [explained] = rows.map((row) => row['QUERY PLAN'] as [{ Plan: Plan }]);
  if (!explained) throw new Error(`no plan for ${text}`);
  const [{ Plan: plan }] = explained;
  const sources = sourcesOf(plan, { all: names(columns), notNull: names(columns.filter((row) => row.sure)) });
  return Array.from({ length: columnCount }, (_, at) => nullable(plan, at, sources));
}
