import type { Dashboard } from '@yigou/contract/books/reports.dashboard';
import { changePercent } from '@yigou/contract/books/reports.terms';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { Link } from 'react-router';
import { itemPath, searchPath } from '../../../app/paths';
import { Course } from '../reports/shared/Course';
import { countText } from '../reports/shared/figures.rules';
import styles from './Dashboard.module.css';
import table from './RisenTable.module.css';

/** What is bought often and costs more now, by what that means a month. */
export function RisenTable({ risen }: { risen: Dashboard['risen'] }) {
  return (
    <section className={styles.panel} aria-label="常购商品涨价">
      <h2>
        常购商品涨价 <small>近 90 天买过两次以上，现价高于上次成交价；按每月增支排序</small>
      </h2>
      {risen.count === 0 ? (
        <p className={styles.none}>常购商品均未涨价</p>
      ) : (
        <>
          <p className={styles.basis}>
            共 {risen.count} 款，每月约增支 {formatYuan(risen.monthlyMore)}
          </p>
          <ScrollRegion label="涨价的商品" className={styles.scroll}>
            <table className={table.risen}>
              <thead>
                <tr>
                  <th scope="col">商品</th>
                  <th scope="col">上次成交（元）</th>
                  <th scope="col">现价（元）</th>
                  <th scope="col">涨幅</th>
                  <th scope="col">半年走势</th>
                  <th scope="col">90 天用量</th>
                  <th scope="col">每月增支（元）</th>
                  <th scope="col">建议措施</th>
                </tr>
              </thead>
              <tbody>
                {risen.rows.map((row) => (
                  <tr key={row.skuId}>
                    <th scope="row">
                      <Link to={itemPath(row.skuId)}>{row.name}</Link>
                      <small>
                        {row.skuNo} {row.spec}
                      </small>
                    </th>
                    <td>
                      <small>{row.lastDay.slice(5)}</small> {plainYuan(row.lastPrice)}
                    </td>
                    <td>
                      <b>{plainYuan(row.priceNow)}</b>
                    </td>
                    <td className={styles.over}>▲ {(changePercent(row.priceNow, row.lastPrice) ?? 0).toFixed(1)}%</td>
                    <td>
                      <Course values={row.course} steps label={`近半年成交价：${row.course.join('，')} 元`} />
                    </td>
                    <td>
                      {countText(row.qty)} {row.unit}
                    </td>
                    <td>{plainYuan(row.monthlyMore)}</td>
                    <td className={table.way}>
                      {row.wayOut ? (
                        <Link to={itemPath(row.skuId)}>{row.wayOut}</Link>
                      ) : (
                        <Link to={searchPath({ categoryId: row.categoryId })}>对比同类商品</Link>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </section>
  );
}
