CREATE SEQUENCE "public"."price_book_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "pool" (
	"pool_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint,
	"group_id" bigint,
	"include_category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"include_brand_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"include_supplier_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"include_sku_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclude_category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclude_brand_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclude_supplier_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exclude_sku_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_book" (
	"price_book_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_book_price_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"book_no" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"customer_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"enabled" boolean DEFAULT true NOT NULL,
	"priority" boolean DEFAULT false NOT NULL,
	"ceiling" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_line" (
	"price_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_line_price_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"price_book_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "price_line_once" UNIQUE NULLS NOT DISTINCT("price_book_id","sku_id","from_day")
);
--> statement-breakpoint
ALTER TABLE "pool" ADD CONSTRAINT "pool_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool" ADD CONSTRAINT "pool_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool" ADD CONSTRAINT "pool_group_id_customer_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book" ADD CONSTRAINT "price_book_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_price_book_id_price_book_price_book_id_fk" FOREIGN KEY ("price_book_id") REFERENCES "public"."price_book"("price_book_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_of_one_customer" ON "pool" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_of_one_group" ON "pool" USING btree ("group_id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "pool_company_id_index" ON "pool" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_book_book_no_index" ON "price_book" USING btree ("book_no");--> statement-breakpoint
CREATE INDEX "price_book_company_id_audience_index" ON "price_book" USING btree ("company_id","audience");--> statement-breakpoint
CREATE INDEX "price_book_customers" ON "price_book" USING gin ("customer_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "price_book_groups" ON "price_book" USING gin ("group_ids" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "price_line_sku_id_index" ON "price_line" USING btree ("sku_id");--> statement-breakpoint
-- By hand: what was agreed goes into a book of each customer, the second price of an article into a second book, so that
-- the lowest still counts; a dearer one still holds. Days are those of Shanghai; what holds now holds, what is over is over.
with dated as (
  select company_id, customer_id, sku_id, price,
    case when valid_from <= now() then (valid_from at time zone 'Asia/Shanghai')::date
      else ((valid_from + interval '1 day' - interval '1 microsecond') at time zone 'Asia/Shanghai')::date end as from_day,
    case when valid_to <= now() then (valid_to at time zone 'Asia/Shanghai')::date - 1
      else ((valid_to - interval '1 microsecond') at time zone 'Asia/Shanghai')::date end as to_day,
    row_number() over (partition by customer_id, sku_id order by valid_from, contract_price_id) as place
  from contract_price join customer using (customer_id)
), placed as (
  select company_id, customer_id, sku_id, price, least(from_day, to_day) as from_day, to_day,
    case when place = 1 then '协议价目表' else '协议价目表 ' || place end as name
  from dated
), grouped as (
  select company_id, customer_id, name, min(from_day) as from_day, max(to_day) as to_day
  from placed group by company_id, customer_id, name
), books as (
  insert into price_book (company_id, book_no, name, audience, customer_ids, from_day, to_day, ceiling)
  select company_id,
    'P' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('price_book_number')::text, 8, '0'),
    name, 'customers', jsonb_build_array(customer_id), from_day, to_day, false
  from grouped order by customer_id, name
  returning price_book_id, (customer_ids ->> 0)::bigint as customer_id, name, from_day, to_day
)
insert into price_line (company_id, price_book_id, sku_id, price, from_day, to_day)
select placed.company_id, price_book_id, sku_id, price, nullif(placed.from_day, books.from_day),
  nullif(placed.to_day, books.to_day)
from placed join books using (customer_id, name) order by price_book_id, sku_id;
--> statement-breakpoint
insert into pool (company_id, customer_id, include_category_ids, include_sku_ids)
select company_id, customer_id,
  coalesce(jsonb_agg(ref_id order by ref_id) filter (where kind = 'category'), '[]'),
  coalesce(jsonb_agg(ref_id order by ref_id) filter (where kind = 'sku'), '[]')
from pool_entry join customer using (customer_id) group by company_id, customer_id order by customer_id;
--> statement-breakpoint
DROP TABLE "contract_price" CASCADE;
--> statement-breakpoint
DROP TABLE "pool_entry" CASCADE;
