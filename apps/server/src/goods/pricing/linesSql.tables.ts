/** Its own, and those of its groups. */
export const isPoolOf = (customerId: string) => `(pool.customer_id = ${customerId} or pool.group_id in (
    select group_id from customer_group_member member where member.customer_id = ${customerId}))`;

/**
 * One row, `books`, with the `ids` of the books that are for a customer, whether they are good today or not, and whether
 * a pool limits it. Asked once a statement: lines are then found by book and article.
 */
export const booksOf = (customerId: string) => `lateral (
    select coalesce(array_agg(found.price_book_id), '{}') as ids,
      coalesce((select true from pool where ${isPoolOf(customerId)} limit 1), false) as limited
    from (
      select price_book_id from price_book where customer_ids @> to_jsonb(${customerId}) and price_book.enabled
      union all
      select price_book_id from customer_group_member member
        join price_book on group_ids @> to_jsonb(member.group_id) and price_book.enabled
        where member.customer_id = ${customerId}
      union all
      select price_book_id from customer join price_book using (company_id)
        where customer.customer_id = ${customerId} and audience = 'all' and price_book.enabled
    ) found) books`;

/** What `BookLine` of the rules has. */
export const lineColumns = {
  lineId: 'line.price_line_id::int',
  bookId: 'book.price_book_id::int',
  bookName: 'book.name',
  audience: 'book.audience',
  priority: 'book.priority',
  ceiling: 'book.ceiling',
  price: 'line.price::float8',
  tiers: 'line.tiers',
  fromDay: "coalesce(greatest(book.from_day, line.from_day)::text, '')",
  toDay: 'least(book.to_day, line.to_day)::text',
  ownFrom: 'line.from_day::text',
};

/** The lines for an article in `books`, as a column of whatever is read: past and future ones too, the rule decides. */
export const linesColumn = (skuId: string) => `coalesce((
    select json_agg(json_build_object(${Object.entries(lineColumns)
      .map(([name, column]) => `'${name}', ${column}`)
      .join(', ')}))
    from price_line line join price_book book using (price_book_id)
    where line.price_book_id = any(books.ids) and line.sku_id = ${skuId}), '[]')`;
