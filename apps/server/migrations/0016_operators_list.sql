CREATE TABLE "product_row" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"label_ids" integer[] NOT NULL,
	"name" text NOT NULL,
	"sku_no" text NOT NULL,
	"img_url" text NOT NULL,
	"shelf" text NOT NULL,
	"sku_count" integer NOT NULL,
	"min_price" bigint NOT NULL,
	"max_price" bigint NOT NULL,
	"min_market" bigint NOT NULL,
	"max_market" bigint NOT NULL,
	"min_margin" integer,
	"max_margin" integer,
	"sales" integer NOT NULL,
	"gaps" integer NOT NULL,
	"percent" integer NOT NULL,
	"missing_params" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_row" ADD CONSTRAINT "product_row_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_row_company_id_changed_at_product_id_index" ON "product_row" USING btree ("company_id","changed_at","product_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_name_product_id_index" ON "product_row" USING btree ("company_id","name","product_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_min_price_product_id_index" ON "product_row" USING btree ("company_id","min_price","product_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_sales_product_id_index" ON "product_row" USING btree ("company_id","sales","product_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_changed_in_index" ON "product_row" USING btree ("company_id","changed_in");--> statement-breakpoint
CREATE INDEX "product_row_company_id_category_id_index" ON "product_row" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_brand_id_index" ON "product_row" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_supplier_id_index" ON "product_row" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "product_row_company_id_shelf_index" ON "product_row" USING btree ("company_id","shelf");--> statement-breakpoint
CREATE INDEX "customer_part_sku" ON "customer_part" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "sku_barcode" ON "sku" USING btree ("company_id","barcode") WHERE barcode <> '';--> statement-breakpoint
CREATE INDEX "sku_warned" ON "sku" USING btree ("product_id") WHERE warn_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_sold_out" ON "stock" USING btree ("sku_id") WHERE not in_stock;--> statement-breakpoint
INSERT INTO "product_row" (product_id, company_id, category_id, brand_id, supplier_id, label_ids, name, sku_no, img_url,
    shelf, sku_count, min_price, max_price, min_market, max_market, min_margin, max_margin, sales, gaps, percent,
    missing_params, changed_at)
  select product_id, company_id, category_id, brand_id, supplier_id,
    case when jsonb_typeof(label_ids) = 'array' then array(select jsonb_array_elements_text(label_ids)::int)
      else '{}' end, name, sku_no, coalesce(img_url, ''),
    case when any_on then 'on' when all_ended then 'ended' else 'off' end, sku_count,
    min_price, max_price, min_market, max_market, null, null, sales,
    case when img_url is null then 1 else 0 end + case when detail_html = '' then 2 else 0 end
      + case when tax_code = '' then 4 else 0 end + case when sku_count > costed then 8 else 0 end,
    25 * ((img_url is not null)::int + (detail_html <> '')::int + (tax_code <> '')::int + (sku_count = costed)::int),
    0, coalesce(changed_at, created_at)
  from product cross join lateral (
    select count(*)::int as sku_count, count(cost)::int as costed, coalesce(sum(sales), 0)::int as sales,
        coalesce(bool_or(on_shelf), false) as any_on, coalesce(bool_and(ended), false) as all_ended,
        coalesce((array_agg(sku_no order by sku_id))[1], '') as sku_no,
        (array_agg(img_urls ->> 0 order by sku_id) filter (where img_urls ->> 0 is not null))[1] as img_url,
        coalesce(min(list_price), 0) as min_price, coalesce(max(list_price), 0) as max_price,
        coalesce(min(market_price), 0) as min_market, coalesce(max(market_price), 0) as max_market
      from sku where sku.product_id = product.product_id
  ) as held;
