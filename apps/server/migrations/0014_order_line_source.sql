ALTER TABLE "order_line" ADD COLUMN "price_source" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- price_kind said the same of every line since 0008; 'contract' is now 'book'. Of lines before 0008 it is known only whether
-- they had a contract. For the rest it is assumed that the steps of an article have not changed since: 'tier' where the
-- line has the price of the step on which its quantity stands, else 'list'. No report changes by that, for those lines kept
-- no market price to save from. The category is the one that the product has now.
UPDATE "order_line" SET
	"category_id" = (SELECT "category_id" FROM "product" WHERE "product"."product_id" = "order_line"."product_id"),
	"price_source" = CASE
		WHEN "is_contract" THEN 'book'
		WHEN "price_kind" IS NOT NULL THEN replace("price_kind", 'contract', 'book')
		WHEN "price" = (SELECT (step ->> 'price')::bigint FROM "sku", jsonb_array_elements("sku"."tiers") AS step
			WHERE "sku"."sku_id" = "order_line"."sku_id" AND (step ->> 'fromQty')::int <= coalesce("priced_qty", "qty")
			ORDER BY (step ->> 'fromQty')::int DESC LIMIT 1) THEN 'tier'
		ELSE 'list' END;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "price_source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" DROP COLUMN "price_kind";
