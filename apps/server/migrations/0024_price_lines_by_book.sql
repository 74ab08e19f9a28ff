DROP INDEX "price_line_sku_id_index";--> statement-breakpoint
CREATE INDEX "price_line_sku_id_price_book_id_index" ON "price_line" USING btree ("sku_id","price_book_id");